import { type ComponentProps, createContext, type ReactNode, use, useMemo, useState } from "react";

/** The id of the place on the map's cursor, and what moves that cursor. */
export const PointedContext = createContext<
  readonly [id: string | null, point: (id: string | null) => void]
>([null, () => undefined]);

/** Holds it apart from the page, so that a move of the pointer draws again only what is in step. */
export function Pointed({ children }: { children: ReactNode }) {
  const [pointed, point] = useState<string | null>(null);
  const value = useMemo(() => [pointed, point] as const, [pointed]);
  return <PointedContext value={value}>{children}</PointedContext>;
}

interface InStepProps extends Pick<ComponentProps<"tr">, "aria-rowindex" | "children"> {
  readonly as: "tr" | "li";
  /** The place. */
  readonly id: string;
  readonly "data-index"?: number;
}

/** A row in step with the map: it marks the place there, and points at it. */
export function InStep({ as: Row, id, children, ...more }: InStepProps) {
  const [pointed, point] = use(PointedContext);
  const props = {
    ...more,
    "data-on-map": pointed === id || undefined,
    onPointerEnter: () => point(id),
    onFocus: () => point(id),
  };
  return <Row {...props}>{children}</Row>;
}
