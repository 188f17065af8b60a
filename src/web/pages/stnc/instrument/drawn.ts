/** Makes an HTML element with attributes and content. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>>,
  ...content: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  return filled(document.createElement(name), attributes, content);
}

/** Makes an SVG element with attributes and content. */
export function drawn(
  name: string,
  attributes: Readonly<Record<string, string>>,
  ...content: readonly (Node | string)[]
): SVGElement {
  const made = document.createElementNS("http://www.w3.org/2000/svg", name);
  return filled(made, attributes, content);
}

function filled<Made extends Element>(
  made: Made,
  attributes: Readonly<Record<string, string>>,
  content: readonly (Node | string)[],
): Made {
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...content);
  return made;
}
