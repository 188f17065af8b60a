import { useRef, useState } from "react";
import { hexToRgb, type Rgb, rgbToHex } from "#domain/colour/oklch.ts";
import { useAnswer } from "../../../api/use-answer.ts";
import { useCall } from "../../../api/use-call.ts";
import { useSearch } from "../../../ui/address/address.ts";
import { Crumbs } from "../../../ui/frame/crumbs.tsx";
import { LeafRow } from "../../../ui/frame/leaf-row.tsx";
import { Awaited } from "../../../ui/loading/awaited.tsx";
import { Guard } from "../guard.tsx";
import { ColourForm } from "./colour-form.tsx";
import { ColourTable } from "./colour-table.tsx";
import { NearestLetter } from "./nearest-letter.tsx";
import "./scale-mapper.css";
import { useColourEntry } from "./use-colour-entry.ts";

/** Finds the letter whose colour is nearest to a given one. */
export const ScaleMapperPage = () => (
  <Guard>
    <ScaleMapper />
  </Guard>
);

function ScaleMapper() {
  const colour = useColourEntry();
  const [address] = useSearch();
  // An address with a colour shows its letter at once.
  const [asked, ask] = useState<{ body: Rgb } | null>(
    hexToRgb(address.get("hex") ?? "") && { body: colour.rgb },
  );
  const nearest = useCall("POST /aryabhatta/closest_character", asked);
  const list = useAnswer("GET /aryabhatta/color_mappings", {});
  const nearestRef = useRef<HTMLDivElement>(null);

  function find() {
    ask({ body: colour.rgb });
    colour.keepInAddress();
    // On a phone the answer would be below the visible part of the page.
    nearestRef.current?.scrollIntoView({ block: "nearest" });
  }

  const hex = rgbToHex(colour.rgb);
  const isAsked = asked !== null && rgbToHex(asked.body) === hex;
  const outcome = isAsked ? nearest : ({ state: "idle" } as const);
  return (
    <>
      <LeafRow number={1} title="The colour" titledBy="page-title">
        <Crumbs above={[{ to: "/private", label: "Projects" }]} here="Scale Mapper" />
        <h1 id="page-title">Scale Mapper</h1>
        <p className="mt-2 mb-6 text-ink-2">
          Pick or write a colour, and find the letter that carries the nearest one.
        </p>
        <ColourForm colour={colour} isFinding={outcome.state === "awaited"} onFind={find} />
      </LeafRow>
      <LeafRow number={2} title="The nearest letter">
        <NearestLetter ref={nearestRef} hex={hex} outcome={outcome} />
      </LeafRow>
      <LeafRow
        number={3}
        title="Every letter"
        note="Hue is the place in the mouth, lightness the manner. Press a swatch to copy its hex code."
      >
        <Awaited
          outcome={list}
          loading="Loading color mappings..."
          failed="Failed to load color mappings"
        >
          {({ data }) => <ColourTable rows={data} />}
        </Awaited>
      </LeafRow>
    </>
  );
}
