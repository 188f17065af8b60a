/** Says which places, states or continents of a shared link the figures do not have (any more). */
export function GoneNote({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <p className="ref mb-4 [overflow-wrap:anywhere]" role="alert">
      The link asks for {names.map((name) => `“${name}”`).join(", ")}, which these figures do not
      have; everything else is shown.
    </p>
  );
}
