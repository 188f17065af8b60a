import type { OpenApiDocument } from "#contract/openapi/types.ts";
import { API_DOCS, addressOf, type CallGroup, callGroups, REFUSALS, shortPath } from "./calls.ts";

interface ContentsProps {
  readonly document: OpenApiDocument;
  /** The address of the page it is on. */
  readonly here: string;
}

/**
 * The calls by resource: beside the page where there is room, otherwise over it on request. The
 * script of these pages filters the calls by what is typed, in their paths and in what they do. Only
 * the overview holds what each call does; the script brings that to another page for a search.
 */
export function Contents({ document, here }: ContentsProps) {
  return (
    <>
      <button type="button" className="button contents-button" popoverTarget="contents">
        Contents
      </button>
      <nav id="contents" className="contents" aria-label="Contents" popover="auto">
        <p className="contents-head">
          Contents
          <button
            type="button"
            className="button"
            popoverTarget="contents"
            popoverTargetAction="hide"
          >
            Close
          </button>
        </p>
        <search className="find-call">
          <label htmlFor="find-call" className="field-label">
            Find a call
          </label>
          <input id="find-call" className="field" type="search" autoComplete="off" />
          <output className="label" htmlFor="find-call" />
        </search>
        <a href={API_DOCS} aria-current={here === API_DOCS ? "page" : undefined}>
          Before you call
        </a>
        <a href={REFUSALS} aria-current={here === REFUSALS ? "page" : undefined}>
          When a call is refused
        </a>
        <ul>
          {callGroups(document).map((group) => (
            <Group key={group.name} {...group} here={here} />
          ))}
        </ul>
      </nav>
    </>
  );
}

const Group = ({ name, calls, here }: CallGroup & { here: string }) => (
  <li>
    <a href={`${API_DOCS}#${name}`} className="contents-group">
      /{name}
    </a>
    <ul>
      {calls.map((call) => (
        <li key={call.path}>
          <a href={addressOf(call)} aria-current={here === addressOf(call) ? "page" : undefined}>
            {shortPath(call)}
            {here === API_DOCS && <small>{call.operation.summary}</small>}
          </a>
        </li>
      ))}
    </ul>
  </li>
);
