import { Awaited } from "../ui/loading/awaited.tsx";
import { useLoaded } from "../ui/loading/use-loaded.ts";
import type { SecondStepProps } from "./second-step.tsx";

const loadStep = async () => (await import("./second-step.tsx")).SecondStep;

/** The second step of a login. Its code loads when an account asks for one. */
export function AwaitedSecondStep(props: SecondStepProps) {
  const step = useLoaded(loadStep, true);
  return (
    <Awaited outcome={step} what="second step">
      {(SecondStep) => <SecondStep {...props} />}
    </Awaited>
  );
}
