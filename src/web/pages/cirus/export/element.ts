/**
 * Makes elements of another document. Strings always become text, whatever they contain.
 *
 * @example
 * element(document)("p", { className: "note" }, "<b>").outerHTML; // '<p class="note">&lt;b&gt;</p>'
 */
export const element =
  (sheet: Document) =>
  <Name extends keyof HTMLElementTagNameMap>(
    name: Name,
    properties: Partial<HTMLElementTagNameMap[Name]>,
    ...children: readonly (Node | string)[]
  ): HTMLElementTagNameMap[Name] => {
    const made = Object.assign(sheet.createElement(name), properties);
    made.append(...children);
    return made;
  };
