import type { ViewName } from "#domain/risk/view-facts.data.ts";

const NOTES: Readonly<Record<ViewName, string>> = {
  india:
    "Only subscriptions and cyber crime are published, for whole states: below them every figure is an estimate.",
  world: "X is modelled for 171 of 195 countries, and can be several times too high or low.",
};

/** One sentence beside the list on what its figures can be used for, and where more is said. */
export function Note({ view }: { view: ViewName }) {
  return (
    <p className="note mb-4">
      {NOTES[view]} <a href="/cirus/method#limits">What the figures cannot tell</a>
    </p>
  );
}
