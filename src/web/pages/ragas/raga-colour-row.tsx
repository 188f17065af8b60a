import type { Raga } from "#domain/raga/raga.ts";
import { LetterChip } from "../../ui/text/letter-chip.tsx";

/** The colour of a raga, and how its number determines it. */
export function RagaColourRow({ raga }: { raga: Raga }) {
  const { chakra, place, colour } = raga;
  const { l, c, h } = colour.oklch;
  return (
    <div className="raga-colour">
      <LetterChip hex={colour.hex} className="raga-colour-swatch">
        {colour.hex}
      </LetterChip>
      <dl className="raga-formula">
        <dt>Hue, by the chakra</dt>
        <dd className="num">
          29 + 30 × ({chakra} − 1) = {29 + 30 * (chakra - 1)}
          {h < 29 && `, which is ${h} once round the circle`}
        </dd>
        <dt>Lightness, by the place</dt>
        <dd className="num">
          0.45 + 0.08 × ({place} − 1) = {l.toFixed(2)}
        </dd>
        <dt>Chroma</dt>
        <dd className="num">{c.toFixed(3)}: 0.14, or as much of it as a screen shows</dd>
        <dt>As CSS writes it</dt>
        <dd>
          <code>{colour.css}</code>
        </dd>
      </dl>
    </div>
  );
}
