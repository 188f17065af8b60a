interface PowerOfTenProps {
  /** Grouped text before the sign of multiplication; left out for a bare power. */
  readonly mantissa?: string;
  readonly exponent: number;
}

/** A number in powers of ten: 4.32 × 10⁶, read out as a power and not as 106. */
export function PowerOfTen({ mantissa, exponent }: PowerOfTenProps) {
  return (
    <span className="num whitespace-nowrap">
      {mantissa !== undefined && `${mantissa} × `}10
      <span className="unseen"> to the power of </span>
      <sup>{String(exponent).replace("-", "−")}</sup>
    </span>
  );
}
