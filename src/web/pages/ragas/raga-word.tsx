interface RagaWordProps {
  /** Only words in styles/fonts/ragas.txt: the small font has no others. */
  readonly children: string;
  readonly className?: string;
}

/** The name of a raga, chakra or svara in Devanagari. */
export function RagaWord({ children, className = "" }: RagaWordProps) {
  return (
    <span lang="sa-Deva" className={`raga-word ${className}`}>
      {children}
    </span>
  );
}
