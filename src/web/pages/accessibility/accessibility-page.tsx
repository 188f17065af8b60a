import { LeafRow } from "../../ui/frame/leaf-row.tsx";
import "../../styles/reading.css";

/** What the site does for people of all abilities, what it cannot do yet, and whom to tell. */
export function AccessibilityPage() {
  return (
    <>
      <LeafRow titledBy="page-title">
        <h1 id="page-title">Accessibility</h1>
        <p className="mt-3 max-w-measure text-ink-2 text-lg/snug">
          This site should be usable by everyone. It aims at the Web Content Accessibility
          Guidelines (WCAG) 2.2, level AA, on every page.
        </p>
      </LeafRow>
      <LeafRow title="What you can count on">
        <ul className="flex max-w-measure list-disc flex-col gap-2 ps-5">
          <li>Everything that can be pressed works by keyboard, and shows where the focus is.</li>
          <li>
            Text can be set wider apart, and on a computer enlarged to 200 %. In its usual size no
            page scrolls sideways at 320 pixels.
          </li>
          <li>Light, dark and high-contrast colours; colour never tells anything alone.</li>
          <li>
            Nothing moves by itself. If your system asks for less motion, nothing moves at all.
          </li>
          <li>Every drawing is also described in words. No sound plays until you ask for it.</li>
          <li>Reading pages work without scripts. Screen readers are told each word’s language.</li>
        </ul>
      </LeafRow>
      <LeafRow title="What was tried">
        <p className="max-w-measure">
          Before each release every page is checked with axe-core: light, dark and in high contrast,
          320, 640 and 1280 pixels wide, and once more with its text set wider apart and with text
          of twice the size. The main tasks are tried by keyboard alone, and public pages also with
          scripts off.
        </p>
      </LeafRow>
      <LeafRow title="What falls short">
        <ul className="flex max-w-measure list-disc flex-col gap-2 ps-5">
          <li>
            The pages have not yet been tried by people who use screen readers or voice control
            every day.
          </li>
          <li>
            The scale recogniser needs a microphone and an ear for pitch. The same ragas can be
            found by name, number and svaras.
          </li>
          <li>
            The list of calls on the API’s page is drawn by Swagger UI: screen readers find buttons
            within buttons there, and some of its texts are pale. The file openapi.json says the
            same.
          </li>
          <li>
            Some long workings and, on a tablet, the table of ragas scroll sideways within their
            frame. With text of twice the size on the narrowest phones, so do formulas and the
            tables of letters.
          </li>
        </ul>
      </LeafRow>
      <LeafRow title="Tell us">
        <Contact />
      </LeafRow>
    </>
  );
}

function Contact() {
  const contact = import.meta.env.PUBLIC_SECURITY_CONTACT;
  const ask = "If something does not work for you, tell us which page it is and what you tried";
  if (!contact) {
    return (
      <p className="max-w-measure">
        {ask}: write to whoever gave you the address of this site. It names no contact yet.
      </p>
    );
  }
  return (
    <p className="max-w-measure">
      {ask}: <a href={contact}>{contact.replace(/^mailto:/, "")}</a>.
    </p>
  );
}
