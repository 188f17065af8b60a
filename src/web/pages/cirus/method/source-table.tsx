import type { Source } from "#domain/risk/sources.data.ts";

/** The sources of one view: what each provides, and under which licence. */
export function SourceTable({ caption, sources }: { caption: string; sources: readonly Source[] }) {
  return (
    <section className="frame" aria-label={`Sources: ${caption}`}>
      <table className="ruled source-table folded">
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Source</th>
            <th scope="col">Gives</th>
            <th scope="col">Licence</th>
          </tr>
        </thead>
        <tbody>
          {sources.map(({ name, gives, licence }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{gives}</td>
              <td>{licence}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
