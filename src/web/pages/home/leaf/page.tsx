import { useMemo, useRef } from "react";
import { DownloadNote } from "../../../download/download-note.tsx";
import { useDownload } from "../../../download/use-download.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { CopyButton } from "../../../ui/controls/copy-button.tsx";
import { FocusPlace } from "../../../ui/focus-place.tsx";
import { Crumbs } from "../../../ui/frame/crumbs.tsx";
import { LeafRow } from "../../../ui/frame/leaf-row.tsx";
import { ErrorBoundary } from "../../../ui/loading/error-boundary.tsx";
import { figureOf } from "../wheel/word-figure.ts";
import { FIRST_WORD } from "../word/first-word.ts";
import type { LitText } from "../word/lit-text.ts";
import { useTriedWord } from "../word/use-tried-word.ts";
import { WordField } from "../word/word-field.tsx";
import { LeafDrawing } from "./leaf-drawing.tsx";
import { type LeafFile, saveLeaf } from "./save-leaf.ts";
import "../../../styles/fonts-typed.css";
import "./leaf.css";

const ABOVE = [{ to: "/pictures", label: "Pictures" }] as const;

/** A leaf of any word, to keep and to share: its address holds all of it. */
export function LeafPage() {
  const tried = useTriedWord();
  const { lit } = tried;
  return (
    <ErrorBoundary>
      <LeafRow
        titledBy="page-title"
        title="The leaf"
        note="In Devanagari, Latin, Kannada or Telugu letters."
      >
        <Crumbs above={ABOVE} here="A leaf of a word" />
        <div className="leaf-page">
          <div>
            <h1 id="page-title">A leaf of a word</h1>
            <p className="lead below">
              <span className="needs-scripts">Write a word.</span> The leaf shows the figure it
              draws on the wheel of letters, the word in four scripts, its number and its colours.
            </p>
            <WordField tried={tried} />
          </div>
          <FocusPlace>
            {"problem" in lit ? (
              <p className="note">Write a word, or press one of the four: its leaf appears here.</p>
            ) : (
              <Leaf lit={lit} />
            )}
          </FocusPlace>
        </div>
      </LeafRow>
    </ErrorBoundary>
  );
}

function Leaf({ lit }: { lit: LitText }) {
  const figure = useMemo(() => figureOf(lit), [lit]);
  const ref = useRef<SVGSVGElement>(null);
  const { download, start } = useDownload();
  const save = (kind: LeafFile) => start(() => saveLeaf(kind, ref.current!));

  return (
    <div>
      <LeafDrawing
        ref={ref}
        lit={lit}
        figure={figure}
        fontClass={lit.text === FIRST_WORD ? "leaf-word" : "serif"}
      />
      <div className="needs-scripts no-print row above">
        <Button variant="filled" onClick={() => save("png")}>
          Save as picture (PNG)
        </Button>
        <Button onClick={() => save("svg")}>Save as SVG</Button>
        <CopyButton text={addressOf(lit.text)} what="the address of this leaf">
          Copy its address
        </CopyButton>
        <DownloadNote {...download} />
      </div>
      <p className="needs-scripts no-print label above-s">
        Whoever opens the address sees the same leaf. Nothing is stored: the word is in the address.
      </p>
    </div>
  );
}

// The build has no address, and nobody copies from it.
function addressOf(word: string): string {
  if (typeof location === "undefined") return "";
  return `${location.origin}${location.pathname}?${new URLSearchParams({ word })}`;
}
