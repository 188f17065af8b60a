import { Fragment } from "react";
import type { Script } from "#domain/letters/letters.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { ButtonLink } from "../../../ui/controls/button-link.tsx";
import { LeafRow } from "../../../ui/frame/leaf-row.tsx";
import { SCRIPT_LANGUAGES } from "../../../ui/text/scripts.ts";
import type { Voice } from "../voice.ts";
import { LitLetters } from "./lit-letters.tsx";
import type { LitText, Unread } from "./lit-text.ts";
import type { TriedWord } from "./use-tried-word.ts";
import { WordNumber } from "./word-number.tsx";
import "./word.css";

/** What is in the word: its letters in their colours, and its number. */
export function WordRow({ tried, voice }: { tried: TriedWord; voice: Voice }) {
  const { lit, fontClass } = tried;
  return (
    <LeafRow
      title="Its letters and number"
      note="Each letter in its colour, with its place in the mouth; a consonant with its number."
    >
      <Reading lit={lit} fontClass={fontClass} voice={voice} />
    </LeafRow>
  );
}

interface ReadingProps {
  readonly lit: LitText | Unread;
  readonly fontClass: string;
  readonly voice: Voice;
}

function Reading({ lit, fontClass, voice }: ReadingProps) {
  if ("problem" in lit) {
    return (
      <p className="note">Write a word, or press one of the four: its letters light up here.</p>
    );
  }
  const letters = lit.aksharas.flatMap((akshara) => akshara.letters).length;
  return (
    <>
      <LitLetters lit={lit} fontClass={fontClass} />
      <p className="label">
        {counted(letters, "letter")} in {counted(lit.aksharas.length, "akshara")}.
        {lit.dotted.map(({ written, readAs }) => (
          <Fragment key={written}>
            {" "}
            <Letter script={lit.script}>{written}</Letter> is read as{" "}
            <Letter script={lit.script}>{readAs}</Letter>, without the dot.
          </Fragment>
        ))}
        {lit.passedOver.length > 0 &&
          ` Not letters of the varnamala, so passed over: ${lit.passedOver.join(" ")}`}
      </p>
      <p className="word-acts row">
        <Button onClick={() => void voice.hear(lit.spellings.latin.replaceAll(" ", ""))}>
          Hear it
        </Button>{" "}
        <ButtonLink href={`/pictures/leaf?${new URLSearchParams({ word: lit.text })}`}>
          Make its leaf
        </ButtonLink>{" "}
        <span className="label">The voice is modelled. The leaf can be saved and shared.</span>
      </p>
      <WordNumber lit={lit} />
    </>
  );
}

function Letter({ script, children }: { script: Script; children: string }) {
  return (
    <span lang={SCRIPT_LANGUAGES[script]} className="serif">
      {children}
    </span>
  );
}

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? "" : "s"}`;
