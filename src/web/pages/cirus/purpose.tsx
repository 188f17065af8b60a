import { Fragment } from "react";
import { API_ADDRESS } from "../../api/api-address.ts";

/** What the page tells and what not, and where the figures are without scripts. */
export function Purpose() {
  return (
    <>
      <h1>Cyber Intelligence and Risk Unified System</h1>
      <p className="purpose">
        How exposed people are online in the 780 districts of India and in 195 countries: internet
        use, social media accounts and, in India, registered cyber crime, all per head. It does not
        measure insecurity, readiness or where crime comes from.
      </p>
      <noscript>
        <p className="ref above">
          The tables are drawn in the browser and need scripts. The same figures can be read as
          data: <DataLinks />.
        </p>
      </noscript>
    </>
  );
}

/** The four lists of the API. */
export const DataLinks = () =>
  LISTS.map(([path, words], at) => (
    <Fragment key={path}>
      {at > 0 && ", "}
      <a href={`${API_ADDRESS}/cirus/${path}`}>{words}</a>
    </Fragment>
  ));

const LISTS = [
  ["dhq", "districts"],
  ["states", "states"],
  ["countries", "countries"],
  ["continents", "continents"],
] as const;
