import type { ReleaseDescription } from "#contract/cirus-releases.ts";

/** What a release changed: in numbers, by metric, and where to read every changed figure. */
export function ReleaseChanges({ release }: { release: ReleaseDescription }) {
  const { changes, metrics, count } = release;
  if (changes === null) return <p>This is the first release of its view that is kept here.</p>;
  const { former, figures, figures_by_metric, places_added, places_removed } = changes;
  const changed = metrics.filter(({ key }) => figures_by_metric[key]);
  const table = release.files.find(({ name }) => name === "changes.csv");
  return (
    <>
      <p className="measure">
        {figures.toLocaleString("en")} of {(count * metrics.length).toLocaleString("en")} figures
        differ from <a href={`?release=${former}`}>{former}</a> in value, status or year.{" "}
        {table && <a href={table.url}>Each of them, before and after (CSV)</a>}
      </p>
      <PlaceChange what="New places" ids={places_added} />
      <PlaceChange what="Places that are gone" ids={places_removed} />
      {changed.length > 0 && (
        <section className="frame" aria-label="Table of changed figures">
          <table className="ruled above">
            <thead>
              <tr>
                <th scope="col">Metric</th>
                <th scope="col" className="end">
                  Changed figures
                </th>
              </tr>
            </thead>
            <tbody>
              {changed.map(({ key, label }) => (
                <tr key={key}>
                  <th scope="row">{label}</th>
                  <td className="end num">{figures_by_metric[key]}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </>
  );
}

function PlaceChange({ what, ids }: { what: string; ids: readonly string[] }) {
  if (ids.length === 0) return null;
  return (
    <p className="measure above-s">
      {what}: <span className="num">{ids.join(", ")}</span>.
    </p>
  );
}
