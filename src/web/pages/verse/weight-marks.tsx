const SIGNS: Readonly<Record<string, readonly [path: string, width: number]>> = {
  L: ["m3 2c3 9 13 9 16 0", 22],
  G: ["m4 7h32", 40],
};

/** The signs of weights given as L and G: a bowl for laghu, a bar twice as long for guru. */
export function WeightMarks({ weights }: { weights: string }) {
  let width = 0;
  const path = [...weights].map((weight) => {
    const [sign, room] = SIGNS[weight]!;
    width += room;
    return `M${width - room} 0${sign}`;
  });
  return (
    <svg
      className="weight-marks"
      viewBox={`0 0 ${width} 12`}
      width={`${width / 20}em`}
      aria-hidden="true"
    >
      <path d={path.join("")} />
    </svg>
  );
}
