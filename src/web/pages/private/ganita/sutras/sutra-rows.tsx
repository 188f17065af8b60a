import { lineOf } from "#domain/ganita/notation.ts";
import { LeafRow } from "../../../../ui/frame/leaf-row.tsx";
import { WithSanskrit } from "../../../../ui/text/with-sanskrit.tsx";
import type { Draft } from "../address.ts";
import { ShownMaths, ShownWords } from "../digits.tsx";
import type { Sutra } from "./sutra.ts";
import { SutraLink } from "./sutra-links.tsx";

interface SutraRowsProps {
  readonly sutra: Sutra;
  readonly draft: Draft;
}

/** Why a sutra works, where it comes from, and when another one is a better choice. */
export function SutraRows({ sutra, draft }: SutraRowsProps) {
  const { why, formula, note, source, fitsBetter } = sutra;
  return (
    <>
      <LeafRow title="Why it works" margin={<p className="ref above-s">{source}</p>}>
        <p className="measure">
          <ShownWords of={why} />
        </p>
        <p className="sutra-formula">
          <ShownMaths of={lineOf(formula)} />
        </p>
        {note && (
          <p className="note above-l">
            <WithSanskrit font="sutras">{note}</WithSanskrit>
          </p>
        )}
      </LeafRow>
      <LeafRow
        title="When another sutra fits better"
        note="Your numbers are carried over where they mean the same."
      >
        <ul className="fits-better tall-links anywhere">
          {fitsBetter.map(({ when, path }) => (
            <li key={path}>
              <span>
                <ShownWords of={when} />
              </span>{" "}
              <SutraLink to={path} draft={draft} />
            </li>
          ))}
        </ul>
      </LeafRow>
    </>
  );
}
