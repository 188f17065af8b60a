import type { ReactNode } from "react";
import { LeafRow } from "../../ui/frame/leaf-row.tsx";
import { Ledger, type LedgerEntry } from "../../ui/ledger.tsx";
import { Sanskrit } from "../../ui/text/sanskrit.tsx";

interface CatalogueLeafProps {
  readonly title: string;
  /** A sentence on what all entries have in common. */
  readonly promise: string;
  /** The traditional word for it. */
  readonly word: { readonly devanagari: string; readonly iast: string; readonly meaning: string };
  readonly picture: ReactNode;
  /** What can be done here at once. */
  readonly act?: ReactNode;
  readonly entries: readonly LedgerEntry[];
}

/** A catalogue page: a word, a picture, and a ledger of its contents. */
export function CatalogueLeaf({ title, promise, word, picture, act, entries }: CatalogueLeafProps) {
  return (
    <LeafRow
      titledBy="page-title"
      margin={
        <>
          <p className="folio-word">
            <Sanskrit font="granth">{word.devanagari}</Sanskrit>
          </p>
          <p className="ref above-l">
            <i lang="sa-Latn">{word.iast}</i>, {word.meaning}
          </p>
        </>
      }
    >
      <h1 id="page-title">{title}</h1>
      <p className="lead">{promise}</p>
      {act}
      {picture}
      <Ledger entries={entries} />
    </LeafRow>
  );
}
