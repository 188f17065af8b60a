import { useEffect, useEffectEvent } from "react";

/**
 * Keeps the tables in step with a map without rendering them again: marks the row of the place on
 * the map, and calls `onRow` with the place whose row the pointer or focus reaches.
 */
export function useRowsInStep(id: string | undefined, onRow: (id: string) => void) {
  const tell = useEffectEvent(({ target }: Event) => {
    if (!(target instanceof Element) || target.closest(".map-readout")) return;
    const row = target.closest(ROWS);
    const place = row?.querySelector<HTMLElement>("[data-place]")?.dataset.place;
    if (place) onRow(place);
  });
  useEffect(() => {
    document.addEventListener("pointerover", tell);
    document.addEventListener("focusin", tell);
    return () => {
      document.removeEventListener("pointerover", tell);
      document.removeEventListener("focusin", tell);
    };
  }, []);

  useEffect(() => {
    if (id === undefined) return;
    const rows = [...document.querySelectorAll(`[data-place="${CSS.escape(id)}"]`)].flatMap(
      (held) => held.closest(ROWS) ?? [],
    );
    for (const row of rows) row.setAttribute("data-on-map", "");
    return () => {
      for (const row of rows) row.removeAttribute("data-on-map");
    };
  }, [id]);
}

// Rows of places, and the checkboxes of a state or continent.
const ROWS = ".group-boxes label, tbody tr:not(:has(.group-boxes))";
