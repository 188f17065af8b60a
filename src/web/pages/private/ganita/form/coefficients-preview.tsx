import type { ReactNode } from "react";
import { useLoaded } from "../../../../ui/loading/use-loaded.ts";
import { Maths } from "../notation/maths.tsx";

// Not needed before coefficients are typed.
const loadReader = async () => (await import("./polynomial-of.ts")).polynomialOf;

interface CoefficientsPreviewProps {
  readonly texts: readonly string[];
  /** Shown until it has loaded. */
  readonly children?: ReactNode;
}

/** The polynomial of the coefficients; nothing while they make none. */
export function CoefficientsPreview({ texts, children }: CoefficientsPreviewProps) {
  const reader = useLoaded(loadReader, texts.length > 0);
  if (texts.length === 0) return null;
  if (reader.state !== "answered") return children;
  const polynomial = reader.value(texts);
  return polynomial && <Maths of={polynomial} />;
}
