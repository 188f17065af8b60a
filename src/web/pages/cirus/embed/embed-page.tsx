import { embedQuery, readEmbedAddress } from "#domain/risk/embed-address.ts";
import "../../../styles/tools.css";
import { Awaited } from "../../../ui/loading/awaited.tsx";
import { ErrorBoundary } from "../../../ui/loading/error-boundary.tsx";
import { useLoaded } from "../../../ui/loading/use-loaded.ts";
import { releasePage } from "../releases/dataset.ts";
import "./embed.css";
import { type Embedded, embeddedFigures } from "./embedded-figures.ts";

/** A comparison for frames in pages of other sites: one figure of some places. */
export function EmbedPage() {
  return (
    <ErrorBoundary>
      <main id="main" className="embed">
        <Comparison />
        <noscript>
          <p className="ref">
            The figures are drawn in the browser and need scripts.{" "}
            <a href="/cirus/method" target="_blank" rel="noopener">
              How they are calculated
            </a>
          </p>
        </noscript>
      </main>
    </ErrorBoundary>
  );
}

const load = () => embeddedFigures(readEmbedAddress(new URLSearchParams(location.search)));

function Comparison() {
  const figures = useLoaded(load, true);
  return (
    <div className="needs-scripts">
      <Awaited outcome={figures} what="figures">
        {(embedded) => <Figures embedded={embedded} />}
      </Awaited>
    </div>
  );
}

function Figures({ embedded }: { embedded: Embedded }) {
  const { address, title, unit, rows, sources, most, release, lastUpdated } = embedded;
  const missing = address.places.filter((id) => !rows.some((row) => row.id === id));
  const page = `/cirus?${embedQuery({ ...address, metric: null })}${rows.length > 0 ? "&compare" : ""}`;
  return (
    <>
      <h1>{title}</h1>
      {unit !== "" && <p className="note">{unit}</p>}
      {rows.length === 0 && <p className="above">No such place is in the release.</p>}
      {rows.length > 0 && missing.length > 0 && (
        <p className="note">Not in the release: {missing.join(", ")}.</p>
      )}
      <table className="embed-table">
        <tbody>
          {rows.map(({ id, name, within, value, text, origin }) => (
            <tr key={id}>
              <th scope="row">
                {name} {within && <span className="note">{within}</span>}
              </th>
              <td>
                <span
                  className="embed-bar"
                  style={{ width: `${most > 0 ? (100 * value) / most : 0}%` }}
                />
                <span className="num">{text}</span> <span className="note">{origin}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {sources.length > 0 && (
        <details className="note">
          <summary>Sources</summary>
          <ul>
            {sources.map((source) => (
              <li key={source}>{source}</li>
            ))}
          </ul>
        </details>
      )}
      <p className="note">
        <a href={page} target="_blank" rel="noopener">
          CIRUS, Shabda Gyan
        </a>
        , last updated on {lastUpdated}.{" "}
        <a href={releasePage(release, "")} target="_blank" rel="noopener">
          Files and citation
        </a>
      </p>
    </>
  );
}
