import { useTextInAddress } from "../../../address/use-text-in-address.ts";
import { API_ADDRESS } from "../../../api/api-address.ts";
import { useAnswer } from "../../../api/use-answer.ts";
import { Crumbs } from "../../../ui/frame/crumbs.tsx";
import { LeafRow } from "../../../ui/frame/leaf-row.tsx";
import { Awaited } from "../../../ui/loading/awaited.tsx";
import { ErrorBoundary } from "../../../ui/loading/error-boundary.tsx";
import { ABOVE } from "../cirus-head.tsx";
import "../method/method.css";
import { ReleaseRows } from "./release-rows.tsx";
import "../../../styles/fonts-typed.css";
import "./releases.css";
import type { ReleaseSummary } from "#contract/cirus-releases.ts";
import { VIEW_FACTS } from "../view-words.data.ts";

const LIST = `${API_ADDRESS}/cirus/releases`;

/** The releases of the figures: one with its citation, files, changes and terms, and the list of all. */
export function ReleasesPage() {
  return (
    <ErrorBoundary>
      <div className="leaf method">
        <LeafRow number={1} title="Releases" titledBy="page-title">
          <Crumbs above={ABOVE} here="Releases" />
          <h1 id="page-title">Releases, and how to cite them</h1>
          <p className="lead">
            The figures change with each release, and every release is kept. Cite the one you used:
            its figures and its files stay as they were. Below are its citation in three forms, its
            files as CSV, Excel workbook, JSON and data package with their checksums, what it
            changed, and the terms of its sources.
          </p>
          <p className="needs-scripts above">
            Current releases: <a href="?release=india">India</a>,{" "}
            <a href="?release=world">the world</a>.
          </p>
          <noscript>
            <p className="ref above">
              The releases are listed in the browser, which needs scripts. The same can be read as
              data: <a href={LIST}>all releases</a>, the live one of{" "}
              <a href={`${LIST}/india`}>India</a> and of <a href={`${LIST}/world`}>the world</a>.
            </p>
          </noscript>
        </LeafRow>
        <Releases />
      </div>
    </ErrorBoundary>
  );
}

function Releases() {
  const [asked] = useTextInAddress("release", "india");
  const list = useAnswer("GET /cirus/releases", {});
  const shown = useAnswer("GET /cirus/releases/{release}", { params: { release: asked } });
  return (
    <div className="releases needs-scripts">
      <Awaited
        outcome={shown}
        what="release"
        failed={`Release “${asked}” could not be loaded. Choose one from the list below, or try again.`}
      >
        {(release) => <ReleaseRows release={release} />}
      </Awaited>
      {/* Drawn before the release, the list would be pushed down by it. */}
      {shown.state !== "awaited" && (
        <LeafRow number={7} title="All releases" note="The newest first.">
          <Awaited outcome={list} what="list of releases">
            {({ data }) => (
              <ReleaseList
                releases={data}
                shown={shown.state === "answered" ? shown.value.id : null}
              />
            )}
          </Awaited>
        </LeafRow>
      )}
    </div>
  );
}

interface ReleaseListProps {
  readonly releases: readonly ReleaseSummary[];
  /** The id of the one shown above. */
  readonly shown: string | null;
}

/** Every release, each with a link to its own page. */
function ReleaseList({ releases, shown }: ReleaseListProps) {
  return (
    <section className="frame" aria-label="Table of releases">
      <table className="ruled release-list folded tall-links">
        <thead>
          <tr>
            <th scope="col">Release</th>
            <th scope="col">View</th>
            <th scope="col">As of</th>
            <th scope="col">Released</th>
          </tr>
        </thead>
        <tbody>
          {releases.map(({ id, view, last_updated, released, live }) => (
            <tr key={id}>
              <th scope="row">
                <a
                  href={`?release=${id}`}
                  className="num"
                  aria-current={id === shown ? "page" : undefined}
                >
                  {id}
                </a>
                {live && <span className="label"> live</span>}
              </th>
              <td>{VIEW_FACTS[view].label}</td>
              <td className="num">{last_updated}</td>
              <td className="num">{released}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
