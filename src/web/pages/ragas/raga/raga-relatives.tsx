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
              Hear another svara as Sa: the same keys are another raga, elsewhere on the wheel of
              the 72.
            </p>
            <GrahaBhedaWheel number={raga.number} />
          </>
        )}
        {relatives.length === 0 ? (
          <p className="note">
            Whichever of its svaras is heard as Sa, no other melakarta appears.
          </p>
        ) : (
          <ul className="ruled-list tall-links">
            {relatives.map(({ number, sa }) => (
              <li key={sa}>
                <RagaLink number={number} />
                <span className="label">
                  when {sa}, {svaraFacts(sa).name}, is heard as Sa
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
              {raga.madhyama === "M1" ? "M2 in place of M1" : "M1 in place of M2"}, all else alike
            </span>
          </li>
        </ul>
      </div>
    </div>
  );
}
