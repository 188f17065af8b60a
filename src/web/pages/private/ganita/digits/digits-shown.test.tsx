import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { GroupingContext } from "../../../../ui/text/digit-grouping.ts";
import { StepLine } from "../working/step-line.tsx";
import { StepsList } from "../working/steps-list.tsx";

test("a line names its places as the visitor groups digits", () => {
  const step = { number: 6, description: "10⁵ place:", notation: ["9 → 9"] };
  render(
    <GroupingContext value="lakh">
      <ol>
        <StepLine step={step} isCurrent={false} />
      </ol>
    </GroupingContext>,
  );
  expect(screen.getByText("Lakhs:")).toBeVisible();
});

test.each(["lakhs", "10⁵ place"])("a line is found by %s", async (sought) => {
  const user = userEvent.setup();
  const steps = Array.from({ length: 26 }, (_, index) => ({
    number: index + 1,
    description: index === 5 ? "10⁵ place:" : "Tens:",
    notation: [`${index} → ${index}`],
  }));
  const loaded = { steps, passed: 0, state: "idle", hasMore: false } as unknown as Parameters<
    typeof StepsList
  >[0]["loaded"];
  render(
    <GroupingContext value="lakh">
      <StepsList loaded={loaded} step={0} total={26} />
    </GroupingContext>,
  );
  await user.type(screen.getByLabelText("Find in the working"), sought);
  expect(screen.getAllByRole("listitem")).toHaveLength(1);
});
