import { LIGHT } from "./scale-drawing.tsx";
import { visibleShare } from "./scales.ts";

/** A piece of the visible scale, from one wavelength to another. */
export function SpectralSwatch({ nm: [from, to] }: { nm: readonly [number, number] }) {
  const start = visibleShare(from);
  const width = visibleShare(to) - start;
  return (
    <svg
      className="spectral-swatch"
      viewBox={`${start.toFixed(4)} 0 ${width.toFixed(4)} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect width="1" height="1" fill={LIGHT} />
    </svg>
  );
}
