interface SutraWordProps {
  /** Only words in styles/fonts/sutras.txt: the small font has no others. */
  readonly children: string;
  readonly className?: string;
}

/** A sutra, or a word of one, in Devanagari. */
export function SutraWord({ children, className = "" }: SutraWordProps) {
  return (
    <span lang="sa-Deva" className={`sutra-word ${className}`}>
      {children}
    </span>
  );
}
