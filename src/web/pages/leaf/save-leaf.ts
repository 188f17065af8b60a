import { savePng, saveSvg } from "../../drawing/save-drawing.ts";
import { leafFontFaces } from "./leaf-fonts.ts";

/** The kinds of file that a leaf can be saved as. */
export type LeafFile = "svg" | "png";

/**
 * Saves a leaf, with the fonts it needs, under the name of its word.
 *
 * @throws if the browser or the connection fails.
 */
export async function saveLeaf(kind: LeafFile, word: string, drawing: SVGSVGElement) {
  const faces = await leafFontFaces();
  const name = `leaf-${word.trim().replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, "-")}`;
  if (kind === "svg") saveSvg(name, drawing, faces);
  else await savePng(name, drawing, faces);
}
