// More columns than these are drawn only round the present one.
const MOST_COLUMNS = 14;

/** The columns, or those round the present step, the units first. */
export function columnWindow<Column extends { readonly step: number }>(
  columns: readonly Column[],
  present: number,
  most = MOST_COLUMNS,
): readonly Column[] {
  const start = windowStart(columns, present, most);
  return columns.slice(start, start + most);
}

/** The index of the first column to draw round the present step. */
export function windowStart(
  columns: readonly { readonly step: number }[],
  present: number,
  most: number,
): number {
  const index = columns.findIndex(({ step }) => step >= present);
  const middle = index < 0 ? columns.length - 1 : index;
  return Math.max(0, Math.min(middle - most / 2, columns.length - most));
}
