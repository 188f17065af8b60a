import { useEffect } from "react";
import { useAddress } from "../../../address/use-address.ts";
import "../../../styles/fonts-typed.css";
import { Button } from "../../../ui/controls/button.tsx";
import { ErrorBoundary } from "../../../ui/loading/error-boundary.tsx";
import { FailedPlate } from "../../../ui/loading/failed-plate.tsx";
import { LoadingPlate } from "../../../ui/loading/loading-plate.tsx";
import { IN_ADDRESS } from "../address.ts";
import { rankedBy } from "../figures/ranked.ts";
import { useLists } from "../lists/use-lists.ts";
import { FiguresTable } from "./figures-table.tsx";
import { type ShownTable, shownTable } from "./shown-table.ts";
import "./print.css";

/** A comparison on paper: its table with statuses and sources, at the address of the comparison. */
export function PrintPage() {
  return (
    <ErrorBoundary>
      <main id="main" className="print-page">
        <Comparison />
        <noscript>
          <p>The comparison is drawn in the browser and needs scripts.</p>
        </noscript>
      </main>
    </ErrorBoundary>
  );
}

const NO_GROUPS: readonly string[] = [];

function Comparison() {
  const { state: shown, isOpened } = useAddress(IN_ADDRESS);
  const { view, index, selected } = shown;
  const { places: list } = useLists(isOpened ? view : null, index, NO_GROUPS);
  if (list.state === "failed") {
    return <FailedPlate retry={list.retry}>The figures could not be loaded.</FailedPlate>;
  }
  if (list.state === "awaited") return <LoadingPlate>Loading the figures...</LoadingPlate>;
  const places = selected.flatMap((id) => list.places.find((place) => place.id === id) ?? []);
  if (places.length === 0) return <p>None of the places in this link is in the figures.</p>;
  return <Sheet table={shownTable(rankedBy(view, index, list), places)} />;
}

function Sheet({ table }: { table: ShownTable }) {
  const { title, fileName, lastUpdated, address } = table;
  useEffect(() => {
    // The name that a PDF gets.
    document.title = fileName;
    // Browsers ask for a font only when a layout needs it.
    document.body.getBoundingClientRect();
    let isLeft = false;
    document.fonts.ready.then(() => {
      if (!isLeft) print();
    });
    // On touch devices the event often comes before the file is written.
    const isTouch = matchMedia("(pointer: coarse)").matches;
    if (!isTouch) addEventListener("afterprint", close);
    return () => {
      isLeft = true;
      removeEventListener("afterprint", close);
    };
  }, [fileName]);
  return (
    <>
      <h1>{title}</h1>
      <p>
        Cyber Intelligence and Risk Unified System. Figures as of {lastUpdated}. {address}
      </p>
      <p className="row no-print">
        <Button variant="filled" onClick={() => print()}>
          Print
        </Button>
        <Button onClick={() => close()}>Close</Button>
      </p>
      <FiguresTable table={table} />
      <p>{table.caveat}</p>
      <h2>Sources</h2>
      <dl>
        {sourcesOf(table).map(({ label, sources }) => (
          <div key={label}>
            <dt>{label}</dt>
            {sources.map((source) => (
              <dd key={source}>{source}</dd>
            ))}
          </div>
        ))}
      </dl>
    </>
  );
}

// Each metric's sources and years appear once, however many places share them.
function sourcesOf({ columns, rows }: ShownTable) {
  return columns.flatMap(({ label, isComputed }, at) => {
    if (isComputed) return [];
    const origins = rows.map(({ figures }) => {
      const { source, year } = figures[at]!;
      return [source, year && `(${year})`].filter(Boolean).join(" ");
    });
    return [{ label, sources: [...new Set(origins)].filter(Boolean) }];
  });
}
