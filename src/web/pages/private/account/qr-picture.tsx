import { generate } from "lean-qr";

/** The blank margin that readers need around a code, in its squares. */
const MARGIN = 4;

/** A text as a QR code, made in the browser: dark on light in both themes, as readers need it. */
export function QrPicture({ text }: { text: string }) {
  const code = generate(text);
  const side = code.size + 2 * MARGIN;
  let squares = "";
  for (let y = 0; y < code.size; y += 1) {
    for (let x = 0; x < code.size; x += 1) {
      if (code.get(x, y)) squares += `M${x + MARGIN} ${y + MARGIN}h1v1h-1z`;
    }
  }
  return (
    <svg
      className="account-qr"
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label="QR code for an authenticator app. The same secret stands below as text."
    >
      <rect width={side} height={side} fill="white" />
      <path d={squares} fill="black" />
    </svg>
  );
}
