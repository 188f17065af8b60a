import type { ReleaseSummary } from "#contract/cirus-releases.ts";
import { TableFrame } from "../figures/table-frame.tsx";
import { VIEW_FACTS } from "../view-words.data.ts";

interface ReleaseListProps {
  readonly releases: readonly ReleaseSummary[];
  /** The id of the one shown above. */
  readonly shown: string | null;
}

/** Every release, each with a link to its own page. */
export function ReleaseList({ releases, shown }: ReleaseListProps) {
  return (
    <TableFrame label="Table of releases">
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
    </TableFrame>
  );
}
