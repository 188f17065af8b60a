import { Computed } from "../../../ui/computed.tsx";
import { fixed } from "../figures/figure-text.ts";
import { TableFrame } from "../figures/table-frame.tsx";
import type { Step } from "./step.ts";

/** A worked example: each step with its calculation and result. */
export function StepTable({ caption, steps }: { caption: string; steps: readonly Step[] }) {
  return (
    <TableFrame label={caption}>
      <table className="ruled w-full">
        <caption className="unseen">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Step</th>
            <th scope="col">Reckoning</th>
            <th scope="col" className="end">
              Value
            </th>
          </tr>
        </thead>
        <tbody>
          {steps.map(({ what, working, value, decimals }) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td className="num text-ink-2 text-sm">{working}</td>
              <td className="end">
                <Computed>{fixed(value, decimals)}</Computed>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}
