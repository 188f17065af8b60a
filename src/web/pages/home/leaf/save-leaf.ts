import sans from "@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff2?url";
import kannada from "@fontsource/noto-sans-kannada/files/noto-sans-kannada-kannada-400-normal.woff2?url";
import latin from "@fontsource/noto-serif/files/noto-serif-latin-400-normal.woff2?url";
import devanagari from "@fontsource/noto-serif-devanagari/files/noto-serif-devanagari-devanagari-400-normal.woff2?url";
import telugu from "@fontsource/noto-serif-telugu/files/noto-serif-telugu-telugu-400-normal.woff2?url";
import { downloadPng, downloadSvg } from "../../../download/download-drawing.ts";
import iast from "../../../styles/fonts/iast-serif-400.woff2?url";

/** The kinds of file that a leaf can be saved as. */
export type LeafFile = "svg" | "png";

/**
 * Saves a leaf as a file with the fonts of leaves, under the name of the word that it shows when they
 * have loaded: another may have been typed since the press.
 *
 * @throws if the connection fails.
 */
export async function saveLeaf(kind: LeafFile, drawing: SVGSVGElement): Promise<void> {
  const faces = await leafFontFaces();
  const name = `leaf-${drawing.dataset.word!.trim().replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, "-")}`;
  if (kind === "svg") downloadSvg(name, drawing, faces);
  else await downloadPng(name, drawing, faces);
}

const FONTS = [
  { family: "Noto Serif", file: latin, range: "U+0-FF, U+2000-206F" },
  { family: "Noto Serif", file: iast, range: "U+100-16B, U+300-331, U+1E00-1EFF" },
  { family: "Noto Serif Devanagari", file: devanagari, range: "U+900-97F" },
  { family: "Noto Sans Kannada", file: kannada, range: "U+C80-CF3" },
  { family: "Noto Serif Telugu", file: telugu, range: "U+C00-C7F" },
  { family: "Noto Sans", file: sans, range: "U+0-FF, U+2000-206F" },
];

/**
 * The fonts of a leaf as CSS, for a file that has to show it alone.
 *
 * @throws if a font cannot be loaded.
 */
async function leafFontFaces(): Promise<string> {
  const faces = FONTS.map(async ({ family, file, range }) => {
    const address = await dataAddress(file);
    return `@font-face{font-family:"${family}";src:url(${address}) format("woff2");unicode-range:${range}}`;
  });
  return (await Promise.all(faces)).join("\n");
}

async function dataAddress(file: string): Promise<string> {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`${file} answered ${answer.status}`);
  const content = await answer.blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(String(reader.result)));
    reader.addEventListener("error", () => reject(reader.error));
    reader.readAsDataURL(content);
  });
}
