/** Four turmeric strokes: work in progress. The words beside them say what. */
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
