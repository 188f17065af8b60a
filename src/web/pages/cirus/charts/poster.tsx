import type { ReactNode, Ref } from "react";

interface PosterProps {
  readonly svgRef: Ref<SVGSVGElement>;
  /** In drawing units, which are about CSS pixels. */
  readonly width: number;
  /** Of the drawing. */
  readonly height: number;
  readonly title: string;
  /** Texts below the drawing: caveats and source. */
  readonly below: readonly string[];
  readonly children: ReactNode;
}

const LINE = 18;
/** How wide a letter of the title and of the texts below is, about. */
const TITLE_LETTER = 7.6;
const LETTER = 6.9;

/** A drawing as it goes into an article: its title above, its caveats and source below, all in one picture. */
export function Poster({ svgRef, width, height, title, below, children }: PosterProps) {
  const titles = linesOf(title, width / TITLE_LETTER);
  const texts = below.flatMap((text) => linesOf(text, width / LETTER));
  const top = titles.length * LINE + 10;
  return (
    <svg
      ref={svgRef}
      viewBox={`0 0 ${width} ${top + height + texts.length * LINE + 6}`}
      aria-hidden="true"
    >
      {titles.map((line, at) => (
        <text key={line} className="chart-title" x={0} y={LINE * (at + 1) - 4}>
          {line}
        </text>
      ))}
      <g transform={`translate(0 ${top})`}>{children}</g>
      {texts.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines stay in their order.
        <text key={at} className="chart-tick" x={0} y={top + height + LINE * (at + 1)}>
          {line}
        </text>
      ))}
    </svg>
  );
}

/**
 * Breaks a text into lines of so many letters; a longer word has a line of its own.
 *
 * @example
 * linesOf("as of 30/09/2025", 8); // ["as of", "30/09/2025"]
 */
export function linesOf(text: string, letters: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && longer.length <= letters) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
