interface AreaProps {
  readonly id: string;
  readonly level: number | null;
  readonly outline: string;
  readonly className?: string;
  /** Shown by the browser to a mouse that rests on it. */
  readonly title?: string;
}

/**
 * A place drawn as an outline. Higher classes are darker and also hatched, so that the shade is not
 * the only sign.
 */
export function Area({ id, level, outline, className = "", title }: AreaProps) {
  return (
    <g className={`map-area map-level-${level ?? "none"} ${className}`} data-area={id}>
      {title && <title>{title}</title>}
      <path d={outline} />
      {HATCHED.some((hatched) => hatched === level) && (
        <path className="map-hatch" fill={`url(#map-hatch-${level})`} d={outline} />
      )}
    </g>
  );
}

const HATCHED = [3, 4] as const;
const LINES = { 3: "M0 0V8", 4: "M0 0V8M0 0H8" } as const;

/** The hatching patterns, rendered once per page. */
export const Hatching = () => (
  <defs className="map-hatching">
    {HATCHED.map((level) => (
      <pattern
        key={level}
        id={`map-hatch-${level}`}
        width="8"
        height="8"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path d={LINES[level]} />
      </pattern>
    ))}
  </defs>
);
