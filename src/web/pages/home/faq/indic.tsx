interface WordProps {
  readonly children: string;
}

/** A word in Devanagari. */
export function Deva({ children }: WordProps) {
  return (
    <span lang="sa-Deva" className="serif">
      {children}
    </span>
  );
}

/** A Sanskrit word in Latin letters. */
export function Iast({ children }: WordProps) {
  return <i lang="sa-Latn">{children}</i>;
}
