import fc from "fast-check";
import { expect, test } from "vitest";
import { anyText } from "#domain/any-text.fixture.ts";
import { html, spoken } from "./html.ts";

test("text is escaped, markup is not, and what is left out is nothing", () => {
  const bold = html`<b title="${`"a" & 'b'`}">${"1 < 2"}</b>`;
  expect(html`<p>${[bold, false, null, undefined, 0]}</p>`.text).toBe(
    '<p><b title="&#34;a&#34; &#38; &#39;b&#39;">1 &#60; 2</b>0</p>',
  );
});

test("no text can end what it stands in", () => {
  fc.assert(
    fc.property(anyText(40), (text) => {
      expect(html`${text}`.text).not.toMatch(/[<>"']/);
    }),
  );
});

test("Indic words say their language, and nothing is lost", () => {
  expect(html`${spoken('{"char":"ख्यु","telugu":"క"}')}`.text).toBe(
    '{&#34;char&#34;:&#34;<span lang="sa-Deva">ख्यु</span>&#34;,&#34;telugu&#34;:&#34;<span lang="sa-Telu">క</span>&#34;}',
  );
});
