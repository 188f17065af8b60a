import { Alert } from "../ui/alert.tsx";
import type { Attempt } from "./use-attempt.ts";

/** Says that a file is being made, or why it was not. */
export function AttemptNote({ isSlow, failure }: Attempt) {
  return (
    <>
      <span role="status" className="label">
        {isSlow && "Writing the file…"}
      </span>
      {failure && (
        <div className="order-first col-span-full basis-full">
          <Alert>{failure}</Alert>
        </div>
      )}
    </>
  );
}
