// More columns than these are drawn only round the present one.
const MOST_COLUMNS = 14;

/** The columns, or those round the present step, the units first. */
export function columnWindow<Column extends { readonly step: number }>(
  columns: readonly Column[],
  present: number,
): readonly Column[] {
  if (columns.length <= MOST_COLUMNS) return columns;
  const index = columns.findIndex(({ step }) => step >= present);
  const middle = index < 0 ? columns.length - 1 : index;
  const start = Math.min(Math.max(0, middle - MOST_COLUMNS / 2), columns.length - MOST_COLUMNS);
  return columns.slice(start, start + MOST_COLUMNS);
}
