import type { ReactNode } from "react";
import type { LatinScheme } from "#domain/letters/latin-schemes.ts";
import { LeafRow } from "../../../ui/frame/leaf-row.tsx";
import { Awaited } from "../../../ui/loading/awaited.tsx";
import { useLoaded } from "../../../ui/loading/use-loaded.ts";

interface NumbersRowProps {
  readonly text: string;
  readonly lang: string;
  readonly scheme: LatinScheme | null;
  /** The numbers of the verse that the page opens with, written by the build. */
  readonly ofFirst: ReactNode;
  readonly isFirst: boolean;
}

const loadNumbers = async () => (await import("./numbers.tsx")).Numbers;

/** The numbers in a verse; the code that reads them loads with another verse than the first. */
export function NumbersRow({ text, lang, scheme, ofFirst, isFirst }: NumbersRowProps) {
  const loaded = useLoaded(loadNumbers, !isFirst);
  return (
    <LeafRow number={4} title="Verse as number" note="Words and letters can stand for numbers.">
      {isFirst ? (
        ofFirst
      ) : (
        <Awaited outcome={loaded} what="numbers">
          {(Numbers) => <Numbers text={text} lang={lang} fontClass="serif" scheme={scheme} />}
        </Awaited>
      )}
    </LeafRow>
  );
}
