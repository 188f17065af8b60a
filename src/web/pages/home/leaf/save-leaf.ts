import { downloadPng, downloadSvg } from "../../../download/download-drawing.ts";
import { leafFontFaces } from "./leaf-fonts.ts";

/** The kinds of file that a leaf can be saved as. */
export type LeafFile = "svg" | "png";

/**
 * Loads the fonts of leaves. Returns a function that saves a leaf with them, under the name of its
 * word: another word may have been typed since the press.
 *
 * @throws if the connection fails.
 */
export async function leafSaver() {
  const faces = await leafFontFaces();
  return async (kind: LeafFile, drawing: SVGSVGElement) => {
    const name = `leaf-${drawing.dataset.word!.trim().replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, "-")}`;
    if (kind === "svg") downloadSvg(name, drawing, faces);
    else await downloadPng(name, drawing, faces);
  };
}
