import { languageOf } from "./scripts.ts";

interface SanskritProps {
  /** A word in an Indic script or in IAST. */
  readonly children: string;
  /**
   * A small font with only the words in styles/fonts/, in the text file of this name; otherwise the
   * serif with the whole script.
   */
  readonly font?: "granth" | "ragas" | "sutras";
  /** The same word in Latin letters, to stand after it. */
  readonly iast?: string;
  readonly className?: string;
}

/** A Sanskrit word, marked as such for screen readers and fonts. */
export function Sanskrit({ children, font, iast, className = "" }: SanskritProps) {
  const lang = languageOf(children);
  if (lang === "sa-Latn") return <i lang={lang}>{children}</i>;
  return (
    <>
      <span lang={lang} className={`${font ? `font-${font}` : "serif"} ${className}`.trim()}>
        {children}
      </span>
      {iast && (
        <>
          {" "}
          <i lang="sa-Latn">{iast}</i>
        </>
      )}
    </>
  );
}
