const STEP = 40;
const BOWL = "m12 2c3 9 13 9 16 0";
const BAR = "m4 7h32";

/** The signs of weights given as L and G: a bowl for laghu, a bar for guru. */
export function WeightMarks({ weights }: { weights: string }) {
  const path = [...weights].map((weight, at) => `M${at * STEP} 0${weight === "G" ? BAR : BOWL}`);
  return (
    <svg
      className="weight-marks"
      viewBox={`0 0 ${weights.length * STEP} 12`}
      width={`${weights.length * 1.9}em`}
      aria-hidden="true"
    >
      <path d={path.join("")} />
    </svg>
  );
}
