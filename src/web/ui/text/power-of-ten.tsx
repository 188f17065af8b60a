interface PowerOfTenProps {
  /** Grouped text before the multiplication sign; omit it for a bare power. */
  readonly mantissa?: string;
  readonly exponent: number;
}

/** A number in powers of ten: 4.32 × 10⁶, read out as a power, and copied as 4.32 × 10^6, not as "106". */
export function PowerOfTen({ mantissa, exponent }: PowerOfTenProps) {
  return (
    <span className="num nowrap">
      {mantissa !== undefined && `${mantissa} × `}10
      <span className="unseen uncopied"> to the power of </span>
      <span className="unseen" aria-hidden="true">
        ^
      </span>
      <sup>{String(exponent).replace("-", "−")}</sup>
    </span>
  );
}
