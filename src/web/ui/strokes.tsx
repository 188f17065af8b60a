/** Four turmeric strokes: something is being worked out. Stands beside words that say what. */
export function Strokes() {
  return (
    <span className="strokes" aria-hidden="true">
      <i />
      <i />
      <i />
      <i />
    </span>
  );
}
