import type { JSHandle, Page } from "@playwright/test";
import { COLOURS } from "./look.ts";

/** As many rows of a kind are judged in each list or table. */
const JUDGED = 3;

/**
 * The rows of the open page that are like at least three earlier ones of their list or table in all
 * that makes a row sound: its elements with their classes, roles, states and colours; which of them
 * have a text, which attributes, and which are less than 24 px high or wide; that every id is the only
 * one, whatever an attribute refers to is there, and a label has the words that are shown.
 */
export const rowsLikeOthers = (page: Page): Promise<JSHandle<Element[]>> =>
  page.evaluateHandle(
    ([colours, judged]) => {
      const times = new Map<string, number>();
      for (const { id } of document.querySelectorAll("[id]")) {
        times.set(id, (times.get(id) ?? 0) + 1);
      }
      const REFERENCE = /^(for|list|headers|aria-(labelledby|describedby|controls|owns|details))$/;
      const SAID = /^aria-(label|description|rowindex|posinset|value.*)$/;
      const AS_IT_IS = /^(class|role|type|scope|tabindex|lang|colspan|rowspan|aria-.*)$/;

      function partOf({ name, value }: Attr, element: Element): string {
        if (name === "id") return `id ${times.get(value)}`;
        if (REFERENCE.test(name)) {
          return `${name} ${value.split(/\s+/).map((id) => times.get(id))}`;
        }
        if (name === "aria-label") {
          const shown = element.textContent.trim().toLowerCase();
          return `label ${value !== ""} ${value.toLowerCase().includes(shown)}`;
        }
        return AS_IT_IS.test(name) && !SAID.test(name)
          ? `${name} ${value}`
          : `${name} ${value !== ""}`;
      }

      function kindOf(element: Element): string {
        const style = getComputedStyle(element);
        const { width, height } = element.getBoundingClientRect();
        return [
          element.tagName,
          ...[...element.attributes].map((attribute) => partOf(attribute, element)).sort(),
          [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue!.trim()),
          ...[style.display, style.visibility, style.fontSize, style.fontWeight],
          ...colours.map((name) => style[name]),
          ...[width === 0, width < 24, height === 0, height < 24],
          ...[...element.children].map(kindOf),
          "end",
        ].join("\n");
      }

      const alike: Element[] = [];
      for (const list of document.querySelectorAll("table, ul, ol, dl")) {
        if (alike.some((row) => row.contains(list))) continue;
        const seen = new Map<string, number>();
        const rows = [...list.querySelectorAll("tr, li, dt, dd, dl > div")].filter(
          (row) => row.closest("table, ul, ol, dl") === list,
        );
        if (rows.length <= judged) continue;
        for (const row of rows) {
          const kind = `${row.parentElement!.className} ${kindOf(row)}`;
          const before = seen.get(kind) ?? 0;
          seen.set(kind, before + 1);
          if (before >= judged) alike.push(row);
        }
      }
      return alike;
    },
    [COLOURS, JUDGED] as const,
  );
