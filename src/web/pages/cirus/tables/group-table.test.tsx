import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { CONTINENTS, WORLD_META } from "../cirus.fixture.ts";
import { rankedBy } from "../figures/ranked.ts";
import { BY_RANK } from "../lists/ranking.ts";
import { readAnswer } from "../lists/read-answer.ts";
import { TotalRow } from "./group-table.tsx";

// Continents are plain means of their countries, so the mean of all is below most of them.
test("the total says that its index is weighted by people", () => {
  const meta = { ...WORLD_META, total: { risk_index: 3.83 } };
  const list = readAnswer({ data: CONTINENTS, meta }, "continent");
  const ranked = rankedBy("world", "plain", list);
  const order = { sort: BY_RANK, onSort: null };
  render(
    <table>
      <TotalRow
        columns={{ ranked, metrics: [], nameLabel: "", column: "index", ...order }}
        count={195}
      />
    </table>,
  );
  expect(screen.getByRole("rowheader")).toHaveTextContent(
    "The whole world195 countries, index weighted by people",
  );
});
