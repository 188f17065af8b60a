import { createElement, type ReactElement, type ReactNode } from "react";
import { isSpaced, type Token } from "./tokens.ts";

/** The tokens as one `<math>` element, using only MathML Core. */
export function mathml(tokens: readonly Token[]): ReactElement {
  return element("math", {}, ...children(tokens));
}

// React renders MathML but has no JSX types for its elements.
function element(
  name: string,
  attributes: Readonly<Record<string, string>>,
  ...inside: readonly ReactNode[]
): ReactElement {
  return createElement(name, attributes, ...inside);
}

function row(tokens: readonly Token[]): ReactElement {
  return element("mrow", {}, ...children(tokens));
}

function children(tokens: readonly Token[]): ReactElement[] {
  return tokens.flatMap((token, index) =>
    isSpaced(token, tokens[index - 1]) ? [SPACE, tokenElement(token)] : [tokenElement(token)],
  );
}

const SPACE = element("mspace", { width: "0.3em" });

function tokenElement(token: Token): ReactElement {
  switch (token.kind) {
    case "number":
      return element("mn", {}, token.text);
    case "variable":
      return element("mi", {}, token.text);
    case "word":
      return element("mtext", {}, token.text);
    case "mark":
      return element("mo", { lspace: "0", rspace: "0", stretchy: "false" }, token.text);
    case "infix":
    case "prefix":
      // State the form: otherwise an operator at the start of a piece would count as a sign.
      return element("mo", { form: token.kind, stretchy: "false" }, token.text);
    case "bar":
      return element("mover", { accent: "true" }, element("mn", {}, token.text), BAR);
    case "period":
      return element("mn", UNDER_A_LINE, token.text);
    case "fraction":
      return element("mfrac", {}, row(token.numerator), row(token.denominator));
    // Browsers draw the radical of msqrt and mroot only if a maths font is installed.
    case "root":
      return element(
        "mrow",
        {},
        element("mo", { lspace: "0", rspace: "0", stretchy: "false" }, token.sign),
        element("mrow", UNDER_A_LINE, ...children(token.radicand)),
      );
    case "raised":
      return element("msup", {}, row(token.base), element("mn", {}, token.script));
    case "lowered":
      return element("msub", {}, row(token.base), element("mn", {}, token.script));
  }
}

const BAR = element("mo", {}, "¯");
const UNDER_A_LINE = { className: "maths-under-line" };
