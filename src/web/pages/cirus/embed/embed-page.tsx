import {
  EMBED_PATH,
  type EmbedAddress,
  embedQuery,
  readEmbedAddress,
  unknownParts,
} from "#contract/embed-address.ts";
import { eachSource } from "#domain/risk/citation.ts";
import "../../../styles/fonts-typed.css";
import { Awaited as AwaitedPart } from "../../../ui/loading/awaited.tsx";
import { ErrorBoundary } from "../../../ui/loading/error-boundary.tsx";
import { useLoaded } from "../../../ui/loading/use-loaded.ts";
import { CAVEATS } from "../figures/about-figures.ts";
import { statusText } from "../figures/figure-text.ts";
import { INDICES, rankWords } from "../figures/indices.ts";
import { INDEX_COLUMN, type Ranked } from "../figures/ranked.ts";
import { lastUpdatedOf } from "../lists/place.ts";
import { releasePage } from "../releases/dataset.ts";
import "./embed.css";
import { comparedIn, embeddedFigures } from "./embedded-figures.ts";
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
  return { address, unknown: unknownParts(parameters), ranked: await embeddedFigures(address) };
};
type Loaded = Awaited<ReturnType<typeof load>>;

function Comparison() {
  const figures = useLoaded(load, true);
  return (
    <div className="needs-scripts">
      <AwaitedPart outcome={figures} what="figures">
        {(loaded) => <Figures {...loaded} />}
      </AwaitedPart>
    </div>
  );
}

function Figures({ address, unknown, ranked }: Loaded) {
  const { list, view } = ranked;
  const page = `/cirus?${embedQuery({ ...address, metric: null, release: null, isMap: false })}`;
  const isCompared = list.places.some(({ id }) => address.places.includes(id));
  return (
    <>
      {unknown.length > 0 && (
        <p className="note" role="alert">
          Not understood: {unknown.join(", ")}. The default is shown instead.
        </p>
      )}
      {list.places.length === 0 ? (
        <p role="alert">
          There is no release “{address.release}” here.{" "}
          <a href={`${EMBED_PATH}?view=${view}`}>See the live one</a>
        </p>
      ) : address.isMap ? (
        <EmbeddedMap ranked={ranked} column={ranked.columnOf(address.metric ?? INDEX_COLUMN)} />
      ) : (
        <Bars address={address} ranked={ranked} />
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
function Bars({ address, ranked }: { address: EmbedAddress; ranked: Ranked }) {
  const { view, index, words, list } = ranked;
  const column = ranked.columnOf(address.metric ?? INDEX_COLUMN);
  const isIndex = column.key === INDEX_COLUMN;
  const shown = comparedIn(ranked, address).map((place) => ({
    place,
    ...column.figureOf(place),
  }));
  const missing = address.places.filter((id) => !shown.some(({ place }) => place.id === id));
  const most = isIndex ? HIGHEST_INDEX : Math.max(0, ...shown.map(({ value }) => value!));
  const sources = isIndex
    ? []
    : eachSource(shown.flatMap(({ source }) => (source ? [source] : [])));
  const isDistricts = shown.some(({ place }) => place.within !== "");
  const kind = isDistricts || view === "world" ? words.places : words.groups;
  return (
    <>
      <h1>
        {column.name}
        {address.places.length === 0 &&
          `, the highest ${kind}${view === "india" ? " of India" : ""}`}
      </h1>
      <p className="note">
        {isIndex
          ? `${INDICES[index].label} index, 0 to 10; the highest is the most exposed`
          : list.noteByMetric.get(column.key)?.unit}
      </p>
      {shown.length === 0 && <p className="above">None of these places is in the release.</p>}
      {shown.length > 0 && missing.length > 0 && (
        <p className="note">Not in the release: {missing.join(", ")}.</p>
      )}
      <table className="embed-table">
        <tbody>
          {shown.map(({ place, value, text, status, year }) => {
            const origin = isIndex
              ? [rankWords(place.figures, index)]
              : [status && statusText(status, value), year];
            return (
              <tr key={place.id}>
                <th scope="row">
                  {place.name}{" "}
                  {place.within && view === "india" && <span className="note">{place.within}</span>}
                </th>
                <td>
                  <span
                    className="embed-bar"
                    style={{ width: `${most > 0 ? (100 * value!) / most : 0}%` }}
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
