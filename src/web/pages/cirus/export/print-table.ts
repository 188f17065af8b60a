import { STATUS_WORDS } from "../figures/figure-text.ts";
import type { SourcedFigure } from "../provenance.ts";
import { element } from "./element.ts";
import printSheet from "./print-sheet.css?inline";
import type { ShownTable } from "./shown-table.ts";

/**
 * Fills an empty window with a table, opens the browser's print dialog there, and then closes the
 * window. Does nothing once the visitor has closed the window.
 */
export async function printTable(table: ShownTable, opened: Window): Promise<void> {
  if (opened.closed) return;
  const { document: sheet } = opened;
  // Its styles would never load then.
  const closed = new Promise<void>((resolve) =>
    opened.addEventListener("pagehide", () => resolve()),
  );
  sheet.documentElement.lang = document.documentElement.lang;
  sheet.title = table.fileName;
  sheet.body.append(...sheetContent(sheet, table, opened));
  await Promise.race([takeStyles(sheet), closed]);
  if (opened.closed) return;
  // On touch devices the window often gets the end event before the file is written.
  if (!opened.matchMedia("(pointer: coarse)").matches) {
    opened.addEventListener("afterprint", () => opened.close());
  }
  opened.focus();
  opened.print();
}

// The site's own styles, for its fonts in every script, then those of the sheet.
async function takeStyles(sheet: Document): Promise<void> {
  const styles = Array.from(document.querySelectorAll('style, link[rel="stylesheet"]'), (style) =>
    sheet.importNode(style, true),
  );
  sheet.head.append(...styles);
  const links = styles.filter((style) => style instanceof sheet.defaultView!.HTMLLinkElement);
  await Promise.all(
    links.map(
      (link) =>
        new Promise((resolve) => {
          link.addEventListener("load", resolve);
          link.addEventListener("error", resolve);
        }),
    ),
  );
  const own = new sheet.defaultView!.CSSStyleSheet();
  own.replaceSync(printSheet);
  sheet.adoptedStyleSheets.push(own);
  // Browsers load a font only when it is used for layout.
  sheet.body.getBoundingClientRect();
  await sheet.fonts.ready;
}

function sheetContent(sheet: Document, table: ShownTable, opened: Window): readonly Node[] {
  const { title, lastUpdated, address } = table;
  const make = element(sheet);
  const print = make("button", { type: "button", className: "button button-filled" }, "Print");
  print.addEventListener("click", () => opened.print());
  const close = make("button", { type: "button", className: "button" }, "Close");
  close.addEventListener("click", () => opened.close());
  return [
    make(
      "header",
      {},
      make("h1", {}, title),
      make(
        "p",
        {},
        `Cyber Intelligence and Risk Unified System. Figures as of ${lastUpdated}. ${address}`,
      ),
      make("p", { className: "no-print" }, print, " ", close),
    ),
    figuresTable(sheet, table),
    make(
      "p",
      {},
      "CIRUS measures exposure: how many people, accounts and reported cases a place has for its size. It does not measure insecurity, readiness or where crime comes from.",
    ),
    make("h2", {}, "Sources"),
    make("dl", {}, ...sourceEntries(sheet, table)),
  ];
}

function figuresTable(sheet: Document, { nameLabels, columns, rows, title }: ShownTable): Element {
  const make = element(sheet);
  const [nameLabel, ...others] = nameLabels;
  return make(
    "table",
    {},
    make("caption", { className: "unseen" }, title),
    make(
      "thead",
      {},
      make(
        "tr",
        {},
        make("th", { scope: "col" }, [nameLabel, ...others].join(", ")),
        ...columns.map(({ label }) => make("th", { scope: "col" }, label)),
      ),
    ),
    make(
      "tbody",
      {},
      ...rows.map(({ names: [name, ...around], figures }) =>
        make(
          "tr",
          {},
          make("th", { scope: "row" }, name!, make("small", {}, [...new Set(around)].join(", "))),
          ...figures.map((figure) => figureCell(sheet, figure)),
        ),
      ),
    ),
  );
}

function figureCell(sheet: Document, { text, status }: SourcedFigure): Element {
  const make = element(sheet);
  return make("td", {}, text, ...(status ? [make("small", {}, STATUS_WORDS[status])] : []));
}

// Each metric's sources and years appear once, however many places share them.
function sourceEntries(sheet: Document, { columns, rows }: ShownTable): readonly Node[] {
  const make = element(sheet);
  return columns.flatMap(({ label, isComputed }, at) => {
    if (isComputed) return [];
    const origins = rows.map(({ figures }) => {
      const { source, year } = figures[at]!;
      return [source, year && `(${year})`].filter(Boolean).join(" ");
    });
    const sources = [...new Set(origins)].filter(Boolean);
    return [make("dt", {}, label), ...sources.map((origin) => make("dd", {}, origin))];
  });
}
