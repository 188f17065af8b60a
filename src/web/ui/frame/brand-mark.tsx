import { BRAND_OUTLINE } from "./brand-outline.data.ts";

const { shabda, jnana } = BRAND_OUTLINE;
const LINE_HEIGHT = 125;

/** The name of the site, शब्दज्ञान, as a drawing: one word on every page should not load a font. */
export function BrandMark({ stacked = false }: { stacked?: boolean }) {
  const [width, height, jnanaAt] = stacked
    ? [Math.max(shabda.width, jnana.width), LINE_HEIGHT + 73, `0 ${LINE_HEIGHT}`]
    : [shabda.width + jnana.width, 73, `${shabda.width} 0`];
  return (
    <svg
      className={stacked ? "brand-mark brand-mark-stacked" : "brand-mark"}
      viewBox={`0 -64 ${width + 5} ${height}`}
      role="img"
      aria-label="शब्दज्ञान"
      lang="sa-Deva"
    >
      <path d={shabda.path} />
      <path d={jnana.path} transform={`translate(${jnanaAt})`} />
    </svg>
  );
}
