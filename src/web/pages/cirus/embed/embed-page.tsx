import { eachSource } from "#domain/risk/each-source.ts";
import {
  EMBED_PATH,
  embedQuery,
  readEmbedAddress,
  unknownParts,
} from "#domain/risk/embed-address.ts";
import { Awaited as AwaitedPart } from "../../../ui/loading/awaited.tsx";
import { ErrorBoundary } from "../../../ui/loading/error-boundary.tsx";
import { useLoaded } from "../../../ui/loading/use-loaded.ts";
import { CAVEATS } from "../figures/about-figures.ts";
import { INDEX_COLUMN } from "../figures/columns.ts";
import { statusText } from "../figures/figure-text.ts";
import { INDICES, rankWords } from "../figures/indices.ts";
import { measureOf } from "../figures/measure.ts";
import { metricsOf, wordsOf } from "../figures/scope.ts";
import { sourcedFigure } from "../figures/shown-figure.ts";
import { lastUpdatedOf } from "../lists/place.ts";
import { releasePage } from "../releases/dataset.ts";
import "./embed.css";
import { type Embedded, embeddedFigures, firstOf } from "./embedded-figures.ts";
import { EmbeddedMap } from "./embedded-map.tsx";

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

const load = async () => {
  const parameters = new URLSearchParams(location.search);
  const address = readEmbedAddress(parameters);
  return { address, unknown: unknownParts(parameters), ...(await embeddedFigures(address)) };
};
type Loaded = Awaited<ReturnType<typeof load>>;

function Comparison() {
  const figures = useLoaded(load, true);
  return (
    <div className="needs-scripts">
      <AwaitedPart outcome={figures} what="figures">
        {(embedded) => <Figures embedded={embedded} />}
      </AwaitedPart>
    </div>
  );
}

function Figures({ embedded }: { embedded: Loaded }) {
  const { address, unknown, list, places } = embedded;
  const { view, index, metric } = address;
  const page = `/cirus?${embedQuery({ ...address, metric: null, release: null, isMap: false })}`;
  const isCompared = address.places.length > 0 && places.length > 0;
  return (
    <>
      {unknown.length > 0 && (
        <p className="note" role="alert">
          Not understood: {unknown.join(", ")}. The usual is shown in its place.
        </p>
      )}
      {list.places.length === 0 ? (
        <p role="alert">
          There is no release “{address.release}” here.{" "}
          <a href={`${EMBED_PATH}?view=${view}`}>See the live one</a>
        </p>
      ) : address.isMap ? (
        <EmbeddedMap view={view} index={index} column={metric ?? INDEX_COLUMN} list={list} />
      ) : (
        <Bars embedded={embedded} />
      )}
      <p className="note">{CAVEATS[view]}</p>
      <p className="note">
        <a href={`${page}${isCompared ? "&compare" : ""}`} target="_blank" rel="noopener">
          CIRUS, Shabda Gyan
        </a>
        , as of {lastUpdatedOf(view, list)}
        {list.release && (
          <>
            , release{" "}
            <a href={releasePage(list.release, "")} target="_blank" rel="noopener">
              {list.release}
            </a>
          </>
        )}
        .
      </p>
    </>
  );
}

const HIGHEST_INDEX = 10;

/** One figure of some places, the highest first, with its status, year and source. */
function Bars({
  embedded: { address, list, places },
}: {
  embedded: Pick<Loaded, "address"> & Embedded;
}) {
  const { view, index } = address;
  const metric = metricsOf(view, index).find(({ key }) => key === address.metric);
  const measure = measureOf(view, metric?.key ?? INDEX_COLUMN, index, list);
  const shown = firstOf(places, measure.read);
  const missing = address.places.filter((id) => !shown.some((place) => place.id === id));
  const most = metric ? Math.max(0, ...shown.map((place) => measure.read(place)!)) : HIGHEST_INDEX;
  const figures = shown.map((place) => metric && sourcedFigure(place, metric, index, list));
  const sources = eachSource(figures.flatMap((figure) => (figure?.source ? [figure.source] : [])));
  const isDistricts = shown.some(({ within }) => within !== "");
  const { groups, places: placesWord } = wordsOf(view, index);
  const kind = isDistricts || view === "world" ? placesWord : groups;
  return (
    <>
      <h1>
        {measure.label}
        {address.places.length === 0 &&
          `, the highest ${kind}${view === "india" ? " of India" : ""}`}
      </h1>
      <p className="note">
        {metric
          ? list.noteByMetric.get(metric.key)?.unit
          : `${INDICES[index].label} index, 0 to 10; the highest is the most exposed`}
      </p>
      {shown.length === 0 && <p className="above">No such place is in the release.</p>}
      {shown.length > 0 && missing.length > 0 && (
        <p className="note">Not in the release: {missing.join(", ")}.</p>
      )}
      <table className="embed-table">
        <tbody>
          {shown.map((place, at) => {
            const value = measure.read(place)!;
            const { text, status, year } = figures[at] ?? {
              text: measure.write(value),
              status: null,
              year: "",
            };
            const origin = metric
              ? [status && statusText(status, value), year]
              : [rankWords(place.figures, index)];
            return (
              <tr key={place.id}>
                <th scope="row">
                  {place.name}{" "}
                  {place.within && view === "india" && <span className="note">{place.within}</span>}
                </th>
                <td>
                  <span
                    className="embed-bar"
                    style={{ width: `${most > 0 ? (100 * value) / most : 0}%` }}
                  />
                  <span className="num">{text}</span>{" "}
                  <span className="note">{origin.filter(Boolean).join(" · ")}</span>
                </td>
              </tr>
            );
          })}
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
    </>
  );
}
