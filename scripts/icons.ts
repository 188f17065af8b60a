import { readFile, writeFile } from "node:fs/promises";
import { launchChromium } from "./chromium.ts";

// npm run icons: draws public/favicon.svg as the icons that phones (for their home screen), search
// engines and older browsers request at fixed addresses. Run it when the icon has changed.

const svg = await readFile("public/favicon.svg", "utf8");
const [background] = /#[0-9a-f]{6}/.exec(svg)!;
await using browser = await launchChromium();
const page = await browser.newPage();
const draw = async (size: number, behind: string) => {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<style>body { margin: 0; background: ${behind}; } svg { display: block; }</style>${svg}`,
  );
  return page.screenshot({ omitBackground: true });
};
// A phone rounds the corners itself, and would show transparent ones in black.
await writeFile("public/apple-touch-icon.png", await draw(180, background!));
await writeFile("public/favicon.ico", asIcon(await draw(48, "transparent"), 48));

/** An .ico file with one picture: the head of the file, the entry of the picture, the picture. */
function asIcon(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
