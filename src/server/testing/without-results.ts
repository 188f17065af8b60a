const RESULTS = /\b(risk_index|cyber_risk_rank|rank_low|rank_high|range_draws)\b/g;

/**
 * An exported file without index, ranks and ranges, as an operator leaves them out to have them
 * computed from changed figures.
 */
export function withoutResults(csv: string): string {
  const end = csv.indexOf("\n");
  return csv.slice(0, end).replace(RESULTS, "former_$1") + csv.slice(end);
}
