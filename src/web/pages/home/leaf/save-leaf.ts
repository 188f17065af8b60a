import { downloadPng, downloadSvg } from "../../../download/download-drawing.ts";
import { leafFontFaces } from "./leaf-fonts.ts";

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
