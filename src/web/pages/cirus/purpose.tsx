import { API_ADDRESS } from "../../api/api-address.ts";

const API = `${API_ADDRESS}/cirus`;

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
          data: <a href={`${API}/dhq`}>districts</a>, <a href={`${API}/states`}>states</a>,{" "}
          <a href={`${API}/countries`}>countries</a>, <a href={`${API}/continents`}>continents</a>.
        </p>
      </noscript>
    </>
  );
}
