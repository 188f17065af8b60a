import { useRef, useState } from "react";
import { hexToRgb, rgbToHex } from "#domain/colour/oklch.ts";
import { useAnswer } from "../../../api/use-answer.ts";
import { Crumbs } from "../../../ui/frame/crumbs.tsx";
import { LeafRow } from "../../../ui/frame/leaf-row.tsx";
import { Awaited } from "../../../ui/loading/awaited.tsx";
import { Guard } from "../guard.tsx";
import { ColourForm } from "./colour-form.tsx";
import { ColourTable } from "./colour-table.tsx";
import { NearestLetter } from "./nearest-letter.tsx";
import { useColour } from "./use-colour.ts";
import "./scale-mapper.css";

/** Finds the letter whose colour is nearest to a given one. */
export const ScaleMapperPage = () => (
  <Guard>
    <ScaleMapper />
  </Guard>
);

function ScaleMapper() {
  const colour = useColour();
  const hex = rgbToHex(colour.rgb);
  // An address with a colour shows its letter at once.
  const [asked, setAsked] = useState({ hex: colour.isGiven ? hex : null, press: 0 });
  const nearest = useAnswer(
    "POST /aryabhatta/closest_character",
    asked.hex === null ? null : { body: hexToRgb(asked.hex)! },
    `${asked.press}`,
  );
  const list = useAnswer("GET /aryabhatta/color_mappings", {});
  const place = useRef<HTMLDivElement>(null);

  function find() {
    setAsked(({ press }) => ({ hex, press: press + 1 }));
    colour.putInAddress();
    // On a phone the answer would be below the visible part of the page.
    place.current?.scrollIntoView({ block: "nearest" });
  }

  const isAsked = asked.hex === hex && !colour.isRefused;
  const outcome = isAsked ? nearest : ({ state: "idle" } as const);
  return (
    <>
      <LeafRow number={1} title="The colour" titledBy="page-title">
        <Crumbs above={[{ to: "/private", label: "Projects" }]} here="Scale Mapper" />
        <h1 id="page-title">Scale Mapper</h1>
        <p className="soft above-s">
          Pick or type a colour to find the letter whose colour is nearest.
        </p>
        <ColourForm colour={colour} isFinding={outcome.state === "awaited"} onFind={find} />
      </LeafRow>
      <LeafRow number={2} title="The nearest letter">
        <div ref={place}>
          <NearestLetter hex={hex} outcome={outcome} />
        </div>
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
