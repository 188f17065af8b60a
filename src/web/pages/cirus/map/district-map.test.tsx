import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { DISTRICTS, INDIA_META } from "../cirus.fixture.ts";
import { rankedBy } from "../figures/ranked.ts";
import { readAnswer } from "../lists/read-answer.ts";
import { districtsIn } from "./india.tsx";
import { PlaceMap } from "./place-map.tsx";
import { Pointed } from "./pointed.tsx";

test("on the map of one state, a district's rank is among all of India", async () => {
  const data = DISTRICTS.map((row, at) => ({ ...row, lat: 15, lon: 74 + at / 10 }));
  const ranked = rankedBy("india", "plain", readAnswer({ data, meta: INDIA_META }, "capital"));
  const { indexColumn: column } = ranked;
  render(
    <Pointed>
      <PlaceMap drawing={districtsIn({}, { ranked, groups: ranked, column, map: "Goa" })} />
    </Pointed>,
  );
  await userEvent.tab();
  await userEvent.keyboard("{Home}");
  expect(screen.getByRole("option")).toHaveTextContent("South Goa, Goa, rank 7 of 13");
});
