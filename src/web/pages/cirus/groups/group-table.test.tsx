import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { CONTINENTS, WORLD_META } from "../cirus.fixture.ts";
import { readAnswer } from "../lists/read-answer.ts";
import { TotalRow } from "./group-table.tsx";

// Continents are plain means of their countries, so the mean of all is below most of them.
test("the total says that its index is weighted by people", () => {
  const meta = { ...WORLD_META, total: { risk_index: 3.83 } };
  const list = readAnswer({ data: CONTINENTS, meta }, "continent");
  render(
    <table>
      <TotalRow view="world" list={list} count={195} metrics={[]} index="plain" column="index" />
    </table>,
  );
  expect(screen.getByRole("rowheader")).toHaveTextContent(
    "The whole world195 countries, index weighted by people",
  );
});
