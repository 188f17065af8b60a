import { pageExists } from "../../site-pages.ts";
import type { View } from "./view.ts";

const METHOD = "/cirus/method";

const NOTES: Readonly<Record<View, readonly string[]>> = {
  india: [
    "Two inputs are published, and only for whole states: internet subscriptions (TRAI) and registered cyber crime (NCRB). Below the state every figure is an estimate. The seven metrics for Facebook, LinkedIn and X are estimates throughout, because the platforms publish no district figures.",
    "Nine of the ten metrics rise and fall together: their rank correlation with internet penetration is 0.62 to 0.97, that of crime 0.23. So the plain index comes close to a ranking by penetration (0.93). The grouped index counts access, social media and crime a third each.",
    "NCRB counts registered cases, and Telangana and Karnataka register more of them. A low rate is not safety. All districts of a state share one crime rate.",
  ],
  world: [
    "The metrics come in pairs that say nearly the same: their rank correlation is 0.97 for LinkedIn, 0.96 for X and 0.92 for Facebook. Eight metrics are about five facts.",
    "X is modelled for 171 of 195 countries. A modelled value is typically right to within a factor of 1.8 and can be wrong by 24, so it has no decimals and says “modelled”.",
    "Internet: World Bank and ITU, latest year 2004 to 2024. Facebook and LinkedIn: January 2023. X: 2023 to 2025. The India view has audiences of January 2025, so India’s figures here and there do not agree.",
  ],
};

/** Notes beside the tables on what the figures can be used for. */
export function Notes({ view }: { view: View }) {
  return (
    <div className="notes">
      {NOTES[view].map((note) => (
        <p key={note} className="note">
          {note}
        </p>
      ))}
      {pageExists(METHOD) && (
        <p className="note">
          <a href={METHOD}>How every figure is made</a>
        </p>
      )}
    </div>
  );
}
