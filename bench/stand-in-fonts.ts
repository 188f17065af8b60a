import { writeFile } from "node:fs/promises";
import path from "node:path";

/** The fallback fonts of a machine, used while the site's own load. */
export interface StandIns {
  readonly name: string;
  /** The window size of such a machine, in px. */
  readonly viewport: { readonly width: number; readonly height: number };
  /** Generic families and the fonts that the machine uses for them. */
  readonly families: Readonly<Record<"sans-serif" | "serif", string>>;
  /** Folders of the package @expo-google-fonts. */
  readonly folders: readonly string[];
}

/** A typical computer, and a phone without Indic letters; they share no font. */
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
 * Writes a fontconfig file, which is removed with its folder, and returns the environment in which
 * a browser on Linux knows only these fonts.
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
