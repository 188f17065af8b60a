import { inkOn } from "#domain/colour/contrast.ts";
import { hexToRgb } from "#domain/colour/oklch.ts";
import "./stripes.css";

/** A stripe of a picture; one without a colour is a gap. */
export interface Stripe {
  readonly hex: string | null;
  /** As fractions of the whole. */
  readonly width: number;
  /** 0 to 1; 1 by default. */
  readonly height?: number;
  readonly label?: string;
}

interface StripesProps {
  readonly title: string;
  readonly description: string;
  readonly stripes: readonly Stripe[];
  readonly caption: string;
}

/** A picture of letters or ragas in their colours, as wide as the leaf. */
export function Stripes({ title, description, stripes, caption }: StripesProps) {
  const whole = stripes.reduce((sum, { width }) => sum + width, 0);
  let reached = 0;
  return (
    <figure className="stripes">
      <svg role="img">
        <title>{title}</title>
        <desc>{description}</desc>
        {stripes.map(({ hex, width, height = 1, label }) => {
          const start = reached;
          reached += width;
          if (hex === null) return null;
          const share = { x: percent(start / whole), width: percent(width / whole) };
          return (
            <g key={start}>
              <rect {...share} y={percent(1 - height)} height={percent(height)} fill={hex} />
              {label !== undefined && (
                <text
                  x={percent((start + width / 2) / whole)}
                  y="50%"
                  dy=".35em"
                  className={`stripes-${inkOn(hexToRgb(hex)!)}`}
                >
                  {label}
                </text>
              )}
            </g>
          );
        })}
      </svg>
      <figcaption className="label above-s">{caption}</figcaption>
    </figure>
  );
}

/** A fraction of the whole for SVG, finer than any screen. */
const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`;
