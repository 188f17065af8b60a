import { LIGHT_METRES_PER_SECOND, lightThz, spectralColourAt } from "#domain/colour/spectrum.ts";
import { Crumbs } from "../../ui/frame/crumbs.tsx";
import { LeafRow } from "../../ui/frame/leaf-row.tsx";
import { Computed } from "../../ui/text/computed.tsx";
import { Sanskrit } from "../../ui/text/sanskrit.tsx";
import { ColourTable } from "./colours/colour-table.tsx";
import { LetterLight } from "./colours/letter-light.tsx";
import { SvaraLights } from "./colours/svara-lights.tsx";
import { VisibleScale } from "./colours/visible-scale.tsx";
import { WaveRuler } from "./colours/wave-ruler.tsx";
import { WaveTable } from "./colours/wave-table.tsx";
import { ABOVE } from "./crumbs.ts";

/** The light of a green laser pointer, in nanometres. */
const POINTER_NM = 532;
const POINTER_THZ = lightThz(POINTER_NM).toFixed(1);
const LIGHT_NM_THZ = (LIGHT_METRES_PER_SECOND / 1000).toLocaleString("en");

export function ColoursPage() {
  return (
    <>
      <LeafRow
        titledBy="page-title"
        margin={
          <>
            <p className="folio-word">
              <Sanskrit font="granth">वर्ण</Sanskrit>
            </p>
            <p className="ref above-l">
              <i lang="sa-Latn">varṇa</i>, colour; and the same word for a letter.
            </p>
          </>
        }
      >
        <Crumbs above={ABOVE} here="Colours" />
        <h1 id="page-title">Colours</h1>
        <p className="lead">
          A {spectralColourAt(POINTER_NM)!.name} laser pointer sends waves {POINTER_NM} nanometres
          long. Light runs {LIGHT_METRES_PER_SECOND.toLocaleString("en")} metres in a second, so{" "}
          {LIGHT_NM_THZ} ÷ {POINTER_NM} = <Computed>{POINTER_THZ}</Computed> million million of them
          pass in that second: {POINTER_THZ} terahertz. Each pure colour of light is such a number.
        </p>
      </LeafRow>
      <LeafRow
        title="Seen"
        note="From violet to red, as bright as the eye sees light of one power. Each screen colour is the nearest it can show; light of one wavelength is beyond any screen."
      >
        <VisibleScale />
        <ColourTable />
        <p className="note above-l">
          Nature draws no line between green and cyan: all edges are conventions. Other tables begin
          blue at 435 nm (thoughtco.com) or end red at 700 (sciencenotes.org), and indigo has no
          band of its own here. What counts as light at all usually ends at 780 nm.
        </p>
        <p className="ref above-l">
          Edges in nanometres: Bruno and Svoronos, CRC Handbook of Fundamental Spectroscopic
          Correlation Charts (2005), as Wikipedia gives them under “Visible spectrum”. Terahertz are
          computed here from the nanometres, {LIGHT_NM_THZ} ÷ nm, and rounded. The swatches are
          computed from the CIE 1931 standard eye.
        </p>
      </LeafRow>
      <LeafRow title="Unseen" note="On a ruler where each step is ten times the last.">
        <WaveRuler />
        <WaveTable />
        <p className="note above-l">
          All of this is one kind of wave. Warmth from a stove is infrared, sunburn is ultraviolet,
          a telephone talks in microwaves; only the length differs. What the eye can see is less
          than a third of one step of the ruler.
        </p>
        <p className="ref above-l">
          Edges: CRC Handbook of Chemistry and Physics, section 10, and Wikipedia, “Electromagnetic
          spectrum”; visible light by CIE 17.1. They are conventions, and usage varies: X-rays and
          gamma rays are told apart by where they come from more than by length. Frequencies are
          computed from the wavelengths and rounded to three figures.
        </p>
      </LeafRow>
      <LeafRow title="Letters" note="A hue for each place in the mouth.">
        <p className="measure below">
          On this site a letter takes its hue from the place where it is made, and grows lighter
          from the plain stop to the nasal. Such a hue is a direction on the circle of colours, in
          degrees, and not a wavelength; but four of the five have a light that looks alike.
        </p>
        <LetterLight />
        <p className="ref above-l">
          The rule of hues is this site’s own, in the colour space OKLCH. The light of a hue is
          computed: of all light, as the CIE 1931 standard eye sees it, the one nearest in hue.
        </p>
      </LeafRow>
      <LeafRow title="An octave of light" note="A picture for the eye, no law of nature.">
        <p className="measure below">
          From Sa to the upper Sa the frequency doubles, and from red to violet almost. Lay Sa at
          400 THz, forty octaves above a sung Sa of 364 Hz, and the other svaras fall into place.
          The lowest are all red: from 650 nm on the eye tells no hues apart, it only sees less and
          less, as it does beyond violet. So both ends are nearly dark.
        </p>
        <SvaraLights />
      </LeafRow>
    </>
  );
}
