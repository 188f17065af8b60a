import type { ReactNode } from "react";
import type { Script } from "#domain/letters/letters.ts";
import { DEFAULT_RULES } from "#domain/numeration/reading/reading.ts";
import { stayOnPage } from "../../../ui/address/stay-on-page.ts";
import { SCRIPT_LANGUAGES } from "../../../ui/text/scripts.ts";
import { type NewReading, newReading, type ReadingAddress, searchOf } from "./reading-address.ts";
import type { ReadingState } from "./use-reading-address.ts";

interface ReadLinkProps {
  readonly address: ReadingAddress;
  /** What the link reads. */
  readonly reading: NewReading;
  readonly className?: string;
  readonly lang?: string;
  readonly children: ReactNode;
}

/** A link to another reading on this page. */
export function ReadLink({ address, reading, className, lang, children }: ReadLinkProps) {
  return (
    <a
      href={searchOf(newReading(address, reading))}
      onClick={stayOnPage({ toReading: "" } satisfies ReadingState)}
      className={className}
      lang={lang}
    >
      {children}
    </a>
  );
}

interface WordLinkProps {
  readonly address: ReadingAddress;
  readonly word: Readonly<Record<Script, string>>;
  /** The script in which the word is shown and read. */
  readonly script: Script;
}

/** A link that reads a word of known spelling. */
export const WordLink = ({ address, word, script }: WordLinkProps) => (
  <ReadLink
    address={address}
    reading={{
      text: word[script],
      script,
      inputType: "word",
      // Latin is IAST here, whatever it looks like.
      rules: { scheme: script === "latin" ? "iast" : DEFAULT_RULES.scheme },
    }}
    className="numeral-word"
    lang={SCRIPT_LANGUAGES[script]}
  >
    {word[script]}
  </ReadLink>
);

/** The same, followed by IAST unless the word is shown in it. */
export const WordLinkWithIast = (props: WordLinkProps) => (
  <>
    <WordLink {...props} />{" "}
    {props.script !== "latin" && (
      <span className="iast" lang="sa-Latn">
        {props.word.latin}
      </span>
    )}
  </>
);
