/**
 * The two words of the name as outlines, on a baseline at y = 0, each letter's line starting at x = 0.
 *
 * @source Noto Serif Devanagari 400 (SIL Open Font License), 100 units to the em.
 */
const OUTLINE = {
  shabda: {
    width: 147.5,
    path: "M32 0l-16-20h2q-2 1-3 2-1 0-3 0-2 0-4-2-2 0-4-2 0-2 0-4 0-2 2-4 1-2 4-2 2 0 4 2 2 1 5 4l-3-2q4 0 6-4 3-2 4-7 2-4 2-9 0-4-2-7-2-2-5-2-3 0-5 2-2 3-2 5 0 4 4 8 4 3 12 6l-2 3q-7-2-12-5-5-2-8-6-2-4-2-8 0-5 3-8 3-3 8-3 4 0 7 1 3 2 5 4 3 4 5 7 1 4 1 7 0 8-4 14-3 6-11 10v-2l18 18zm22 0l-6-4v-54h7v58zm-14-56l-3-5v-1h27l4 6zm48 45q-6 0-8-1-4-2-7-5-3-3-5-6-1-3-1-7 0-5 2-8 3-4 6-6 4-1 8-1 5 0 9 1 4 2 6 4 4 2 6 6l-2 2q-4-2-7-4-3-2-8-2-5 0-7 1-4 2-5 5-1 2-1 5 0 3 1 5 1 2 3 3 2 1 6 1 4 0 9-2 4-2 7-6l5 6q-3 4-7 6-5 3-10 3zm4-5l-16-22 4-2 16 21zm-28-40l-4-5v-1h41l4 6zm78 64q-3-3-6-8-2-4-4-8l2 1q0 0-2 1-2 0-4 0-4 0-8-2-5-2-8-4-3-3-5-7-2-3-2-8 0-5 3-9 2-3 6-5 5-2 11-2 2 0 3 0 2 0 4 1l-2 2v-18h8v20q-2 0-3 0-1 0-2 0-7 0-11 2-5 2-8 5-2 3-2 7 0 4 3 8 3 3 9 3 2 0 4-1 2 0 3-1v3q-1-2-1-4-1-2-1-2 0-2 2-4 1-2 3-2 3 0 5 2 2 0 3 2 2 2 2 5 0 2-2 4-2 3-6 3l1-2q1 2 3 4 1 2 3 4 2 2 3 4 2 2 4 4zm-41-64l-4-5v-1h51l4 6z",
  },
  jnana: {
    width: 135,
    path: "M16-10q-3 0-6-1-3-1-5-3-2-2-2-5 0-3 1-4 2-1 4-1 2 0 4 2 2 1 3 4 5 0 7-2 2-2 2-6 0-3-2-6-2-2-5-4h7q3 3 5 6 2 4 2 8 0 4-2 6-3 4-6 5-3 1-7 1zm8 16q-3-2-6-7-3-4-6-9h5q3 4 7 6 3 3 6 4zm-13-42l-4-5v-1h38l4 6zm39 36l-7-4v-54h7v58zm-50-56l-4-6h63l4 6zm74 56l-6-4v-54h7v58zm-15-56l-4-6h29l4 6zm39 38q-2 0-4-2-2-1-4-2-2-2-3-4-1-2-1-4 0-4 2-5 2-2 7-2 5 0 11 1 5 0 9 0 4 1 5 1v6q-2 0-4 0-2-1-5-1-3 0-6 0-1 0-2 0-1 0-3 0h2q0 0 0 2 0 2 0 4 0 2 0 4-2 2-4 2zm28 18l-7-4v-54h7v58zm-42-56l-4-5v-1h55l4 6z",
  },
} as const;
const { shabda, jnana } = OUTLINE;
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
