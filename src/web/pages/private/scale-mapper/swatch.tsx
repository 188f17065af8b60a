/** An area of colour; text beside it says which. */
export function Swatch({ hex }: { hex: string }) {
  return (
    <svg className="colour-swatch" aria-hidden="true">
      <rect width="100%" height="100%" fill={hex} />
    </svg>
  );
}
