import { pageExists } from "../../site-pages.ts";
import type { View } from "./view.ts";

const METHOD = "/cirus/method";

const NOTES: Readonly<Record<View, string>> = {
  india:
    "Only internet subscriptions and registered cyber crime are published, and for whole states: below the state every figure is an estimate.",
  world:
    "X is modelled for 171 of 195 countries; a modelled value can be several times too high or low.",
};

/** One sentence beside the list on what its figures can be used for, and where more is said. */
export function Note({ view }: { view: View }) {
  return (
    <p className="note mb-4">
      {NOTES[view]}{" "}
      {pageExists(METHOD) && <a href={`${METHOD}#limits`}>What the figures cannot bear</a>}
    </p>
  );
}
