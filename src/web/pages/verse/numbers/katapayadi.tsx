import { Fragment } from "react";
import { Computed } from "../../../ui/text/computed.tsx";
import type { LineDigits } from "./verse-numbers.ts";

interface KatapayadiDigitsProps {
  readonly lines: readonly LineDigits[];
  readonly lang: string;
  readonly fontClass: string;
}

/** The digits of each line of a verse. */
export const KatapayadiDigits = ({ lines, lang, fontClass }: KatapayadiDigitsProps) => (
  <>
    <p className="note">
      Any line has digits by this rule; few poets meant them. They are read from right to left, in
      the verse of π from left to right.
    </p>
    {lines.length === 0 && <p className="note">This is prose: its lines are too long.</p>}
    <dl className="verse-digits">
      {lines.map(({ at, text, reading }) => (
        <Fragment key={at}>
          <dt className={fontClass} lang={lang}>
            {text}
          </dt>
          <dd>
            From left to right{" "}
            <Computed>{reading.digits.map(({ digit }) => digit).join("")}</Computed>, from right to
            left <Computed>{reading.text}</Computed>
          </dd>
        </Fragment>
      ))}
    </dl>
  </>
);
