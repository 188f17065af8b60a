import { writeFile } from "node:fs/promises";
import path from "node:path";

/** The fonts of a machine, which stand in while the site's own are on their way. */
export interface StandIns {
  readonly name: string;
  /** How large the window of such a machine is, in px. */
  readonly viewport: { readonly width: number; readonly height: number };
  /** Generic families and what the machine draws them with. */
  readonly families: Readonly<Record<"sans-serif" | "serif", string>>;
  /** Folders of the package @expo-google-fonts. */
  readonly folders: readonly string[];
}

/** A usual computer, and a phone that has no letters of India; they share no font. */
export const STAND_INS: readonly StandIns[] = [
  {
    name: "Arial and Times",
    viewport: { width: 1280, height: 800 },
    families: { "sans-serif": "Arimo", serif: "Tinos" },
    folders: ["arimo/400Regular", "arimo/700Bold", "tinos/400Regular", "mukta/400Regular"],
  },
  {
    name: "Roboto alone",
    viewport: { width: 360, height: 740 },
    families: { "sans-serif": "Roboto", serif: "Roboto" },
    folders: ["roboto/400Regular", "roboto/700Bold"],
  },
];

/**
 * Writes a fontconfig file, which goes with its folder, and gives the environment in which a browser
 * on Linux knows these fonts and no others.
 */
export async function environmentWith({ families, folders }: StandIns, folder: string) {
  const file = path.join(folder, "fonts.conf");
  const directories = folders.map((name) => path.resolve("node_modules/@expo-google-fonts", name));
  const preferred = Object.entries(families).map(
    ([family, font]) =>
      `<alias><family>${family}</family><prefer><family>${font}</family></prefer></alias>`,
  );
  await writeFile(
    file,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
      ${directories.map((directory) => `<dir>${directory}</dir>`).join("")}
      <cachedir>${folder}</cachedir>${preferred.join("")}</fontconfig>`,
  );
  return { ...process.env, FONTCONFIG_FILE: file };
}
