import project from "../package.json" with { type: "json" };

const [, settings, flags] = /^(.*) exec node (.*) scripts\/run\.js server$/.exec(
  project.scripts.start,
)!;

/** How `npm start` runs Node: its flags, and the environment variables it sets. */
export const START_FLAGS: readonly string[] = flags!.split(" ");
export const START_ENV: Readonly<Record<string, string>> = Object.fromEntries(
  settings!.split(" ").map((setting) => setting.split("=")),
);
