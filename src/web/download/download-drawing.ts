import { downloadFile } from "./download-file.ts";

const COPIED = [
  "fill",
  "stroke",
  "stroke-width",
  "stroke-linecap",
  "stroke-linejoin",
  "font-family",
  "font-size",
  "font-weight",
  "text-anchor",
  "opacity",
  "paint-order",
  "vector-effect",
] as const;
/** Drawing units to pixels of a PNG. */
const PNG_SCALE = 2;

/**
 * Saves a drawing as an SVG file that looks as on the page.
 *
 * @param fontFaces CSS with the fonts that its texts need, which the file then contains.
 */
export function downloadSvg(name: string, drawing: SVGSVGElement, fontFaces = ""): void {
  downloadFile(
    `${name}.svg`,
    new Blob([standalone(drawing, fontFaces)], { type: "image/svg+xml" }),
  );
}

/**
 * Saves a drawing as a PNG file, twice as large as it is drawn.
 *
 * @throws if the browser cannot draw it.
 */
export async function downloadPng(
  name: string,
  drawing: SVGSVGElement,
  fontFaces = "",
): Promise<void> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(standalone(drawing, fontFaces))}`;
  await image.decode();
  if (fontFaces !== "") await settled(image);
  const { width, height } = drawing.viewBox.baseVal;
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [width * PNG_SCALE, height * PNG_SCALE];
  canvas.getContext("2d")!.drawImage(image, 0, 0, canvas.width, canvas.height);
  const png = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (png === null) throw new Error("The browser made no PNG of the drawing.");
  downloadFile(`${name}.png`, png);
}

/** A picture that looks the same for this many frames has all its fonts. */
const STILL_FRAMES = 10;
const THUMB_SIDE = 300;

// Fonts inside a picture load some frames after it, without an event.
async function settled(image: HTMLImageElement): Promise<void> {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [THUMB_SIDE, THUMB_SIDE];
  const context = canvas.getContext("2d", { willReadFrequently: true })!;
  let last = "";
  for (let still = 0; still < STILL_FRAMES; ) {
    await new Promise(requestAnimationFrame);
    context.drawImage(image, 0, 0, THUMB_SIDE, THUMB_SIDE);
    const seen = canvas.toDataURL();
    still = seen === last ? still + 1 : 0;
    last = seen;
  }
}

// The page's colours come from its style sheet, which a file does not have.
function standalone(drawing: SVGSVGElement, fontFaces: string): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const copies = copy.querySelectorAll("*");
  drawing.querySelectorAll("*").forEach((element, at) => {
    const style = getComputedStyle(element);
    for (const property of COPIED) {
      const value = style.getPropertyValue(property);
      copies[at]!.setAttribute(property, isColour(property) ? rgbOf(value) : value);
    }
    copies[at]!.removeAttribute("class");
  });
  const { width, height } = drawing.viewBox.baseVal;
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", String(width));
  copy.setAttribute("height", String(height));
  const ground = document.createElementNS("http://www.w3.org/2000/svg", "rect");
  ground.setAttribute("width", String(width));
  ground.setAttribute("height", String(height));
  ground.setAttribute("fill", rgbOf(getComputedStyle(document.documentElement).backgroundColor));
  copy.prepend(ground);
  if (fontFaces !== "") {
    const style = document.createElementNS("http://www.w3.org/2000/svg", "style");
    style.textContent = fontFaces;
    copy.prepend(style);
  }
  return new XMLSerializer().serializeToString(copy);
}

const isColour = (property: string) => property === "fill" || property === "stroke";

// Few programs beside browsers read oklch().
function rgbOf(colour: string): string {
  // A pattern is named by its id, which the file contains too.
  if (colour === "none" || colour.startsWith("url(")) return colour;
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [1, 1];
  const context = canvas.getContext("2d")!;
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  const [red, green, blue] = context.getImageData(0, 0, 1, 1).data;
  return `rgb(${red},${green},${blue})`;
}
