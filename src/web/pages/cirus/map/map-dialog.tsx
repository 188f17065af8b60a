import { type ReactNode, type RefObject, useRef, useState } from "react";
import { EMBED_SIZE, embedHtml, readEmbedAddress } from "#domain/risk/embed-address.ts";
import type { ViewName } from "#domain/risk/view-name.ts";
import { downloadPng, downloadSvg } from "../../../download/download-drawing.ts";
import { DownloadNote } from "../../../download/download-note.tsx";
import { useDownload } from "../../../download/use-download.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { CopyButton } from "../../../ui/controls/copy-button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import "../charts/charts.css";
import { INDEX_COLUMN } from "../figures/columns.ts";
import type { IndexKind } from "../figures/indices.ts";
import type { Measure } from "../figures/measure.ts";

interface MapDialogProps {
  readonly view: ViewName;
  readonly index: IndexKind;
  readonly measure: Measure;
  /** The id of the release, which the frame goes on showing. */
  readonly release: string;
  /** What the map shows where it is not all states or countries; it is in the names of the files. */
  readonly part: string | null;
  /** What the frame shows, whatever part the picture has. */
  readonly frame: string;
  /** The picture. */
  readonly children: (svg: RefObject<SVGSVGElement | null>) => ReactNode;
}

/** A button that opens the map as a picture for an article, with its files and the HTML of a frame. */
export function MapDialog(props: MapDialogProps) {
  const { view, index, measure, release, part, frame, children } = props;
  const svg = useRef<SVGSVGElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { download, start } = useDownload();
  const partName = part?.toLowerCase().replaceAll(/[^a-z]+/g, "-");
  const name = ["cirus", view, "map", partName, measure.key, index].filter(Boolean).join("-");
  const address = {
    ...readEmbedAddress(new URLSearchParams({ view })),
    metric: measure.key === INDEX_COLUMN ? null : measure.key,
    index,
    release: release || null,
    isMap: true,
  };
  return (
    <>
      <Button variant="text" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        The map for an article
      </Button>
      <Dialog title="The map for an article" open={isOpen} onClose={() => setOpen(false)}>
        <figure className="chart map-poster">{children(svg)}</figure>
        <div className="row above-s">
          <Button onClick={() => downloadSvg(name, svg.current!)}>Save as SVG</Button>
          <Button onClick={() => start(() => downloadPng(name, svg.current!))}>as PNG</Button>
          {isOpen && (
            <CopyButton
              text={embedHtml(address, { origin: location.origin, ...EMBED_SIZE })}
              what="the frame"
            >
              Copy the frame{part && ` of ${frame}`}
            </CopyButton>
          )}
          <DownloadNote {...download} />
        </div>
      </Dialog>
    </>
  );
}
