import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { DISTRICTS, INDIA_META } from "../cirus.fixture.ts";
import { measureOf } from "../figures/measure.ts";
import { readAnswer } from "../lists/read-answer.ts";
import { DistrictMap } from "./district-map.tsx";

test("on the map of one state, a district's rank is among all of India", async () => {
  const data = DISTRICTS.map((row, at) => ({ ...row, lat: 15, lon: 74 + at / 10 }));
  const list = readAnswer({ data, meta: INDIA_META }, "capital");
  render(
    <DistrictMap
      outlines={{}}
      districts={list.places}
      state="Goa"
      measure={measureOf("india", "index", "plain", list)}
      index="plain"
    />,
  );
  await userEvent.tab();
  await userEvent.keyboard("{Home}");
  expect(screen.getByRole("option")).toHaveTextContent("South Goa, Goa, rank 7 of 13");
});
