interface SanskritProps {
  /** Only words in styles/fonts/granth.txt: the font of the reading pages has no others. */
  readonly devanagari: string;
  readonly iast?: string;
  readonly className?: string;
}

/** A Sanskrit word in its script, followed by IAST. */
export function Sanskrit({ devanagari, iast, className = "" }: SanskritProps) {
  return (
    <>
      <span lang="sa-Deva" className={`font-granth ${className}`}>
        {devanagari}
      </span>
      {iast !== undefined && (
        <>
          {" "}
          <i lang="sa-Latn">{iast}</i>
        </>
      )}
    </>
  );
}
