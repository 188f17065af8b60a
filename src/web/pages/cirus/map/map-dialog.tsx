import { type ComponentProps, useRef, useState } from "react";
import { EMBED_SIZE, embedHtml } from "#contract/embed-address.ts";
import { downloadPng, downloadSvg } from "../../../download/download-drawing.ts";
import { DownloadNote } from "../../../download/download-note.tsx";
import { useDownload } from "../../../download/use-download.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { CopyButton } from "../../../ui/controls/copy-button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import "../charts/charts.css";
import { aboutFigures } from "../figures/about-figures.ts";
import { INDEX_COLUMN } from "../figures/ranked.ts";
import type { MapDrawing } from "./drawing.ts";
import { MapPoster } from "./map-poster.tsx";

/** What a frame shows, whatever part the picture has. */
const FRAMED = { india: "the states", world: "the whole world" } as const;

/** A button that opens the map as a picture for an article, with its files and the HTML of a frame. */
export function MapDialog({ drawing }: { drawing: MapDrawing }) {
  const { ranked, column, part } = drawing;
  const { view, index, list } = ranked;
  const svg = useRef<SVGSVGElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { download, start } = useDownload();
  const partName = part?.toLowerCase().replaceAll(/[^a-z]+/g, "-");
  const name = ["cirus", view, "map", partName, column.key, index].filter(Boolean).join("-");
  const address = {
    view,
    metric: column.key === INDEX_COLUMN ? null : column.key,
    index,
    release: list.release || null,
    isMap: true,
    places: [],
  };
  return (
    <>
      <Button variant="text" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        The map for an article
      </Button>
      <Dialog title="The map for an article" open={isOpen} onClose={() => setOpen(false)}>
        <Picture svgRef={svg} drawing={drawing} />
        <div className="row above-s">
          <Button onClick={() => downloadSvg(name, svg.current!)}>Save as SVG</Button>
          <Button onClick={() => start(() => downloadPng(name, svg.current!))}>as PNG</Button>
          {isOpen && (
            <CopyButton
              text={embedHtml(address, { origin: location.origin, ...EMBED_SIZE })}
              what="the frame"
            >
              Copy the frame{part && ` of ${FRAMED[view]}`}
            </CopyButton>
          )}
          <DownloadNote {...download} />
        </div>
      </Dialog>
    </>
  );
}

function Picture({ svgRef, drawing }: Omit<ComponentProps<typeof MapPoster>, "about">) {
  const { ranked, places, placesWord, column } = drawing;
  const about = aboutFigures({ ranked, places, placesWord, columns: [column] });
  return (
    <figure className="chart map-poster">
      <MapPoster svgRef={svgRef} drawing={drawing} about={about} />
    </figure>
  );
}
