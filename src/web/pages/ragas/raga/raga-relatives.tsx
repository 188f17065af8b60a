import { madhyamaPair } from "#domain/raga/melakarta.ts";
import type { Raga } from "#domain/raga/raga.ts";
import { relativesOf } from "#domain/raga/relatives.ts";
import { svaraFacts } from "#domain/raga/svara.ts";
import { Sanskrit } from "../../../ui/text/sanskrit.tsx";
import { RagaLink } from "../raga-link.tsx";
import { GrahaBhedaWheel } from "../wheel/graha-bheda.tsx";

/** The ragas on the same keys from another Sa, and the one with the other madhyama. */
export function RagaRelatives({ raga }: { raga: Raga }) {
  const relatives = relativesOf(raga.number);
  return (
    <div className="raga-relatives">
      <div>
        <h3>
          By another Sa, <Sanskrit font="ragas">ग्रहभेद</Sanskrit>{" "}
          <i lang="sa-Latn" className="iast">
            graha-bheda
          </i>
        </h3>
        {relatives.length > 0 && (
          <>
            <p className="note">
              Take another svara as Sa, and the same keys are another raga, elsewhere on the wheel
              of the 72.
            </p>
            <GrahaBhedaWheel number={raga.number} />
          </>
        )}
        {relatives.length === 0 ? (
          <p className="note">No other melakarta appears, whichever svara is taken as Sa.</p>
        ) : (
          <ul className="ruled-list tall-links">
            {relatives.map(({ number, sa }) => (
              <li key={sa}>
                <RagaLink number={number} />
                <span className="label">
                  with {sa}, {svaraFacts(sa).name}, as Sa
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div>
        <h3>By the other madhyama</h3>
        <ul className="ruled-list tall-links">
          <li>
            <RagaLink number={madhyamaPair(raga.number)} />
            <span className="label">
              {raga.madhyama === "M1" ? "M2 in place of M1" : "M1 in place of M2"}, the rest the
              same
            </span>
          </li>
        </ul>
      </div>
    </div>
  );
}
