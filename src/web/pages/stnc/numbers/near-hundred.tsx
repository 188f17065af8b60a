import { Computed } from "../../../ui/text/computed.tsx";
import { NEAR_HUNDRED } from "./examples.ts";

/** The written product of two numbers, worked out from what each lacks of a hundred. */
export function NearHundred() {
  const { a, b, statement, base, devA, devB, cross, right } = NEAR_HUNDRED;
  return (
    <table className="written serif">
      <caption>{statement}</caption>
      <thead>
        <tr>
          <th scope="col">Number</th>
          <th scope="col">From {base}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>{a}</td>
          <td>{signed(devA)}</td>
        </tr>
        <tr>
          <td>{b}</td>
          <td>{signed(devB)}</td>
        </tr>
      </tbody>
      <tfoot>
        <tr>
          <td>
            <Computed>{cross}</Computed>
          </td>
          <td>
            <Computed>{right}</Computed>
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

const signed = (value: bigint) => `${value}`.replace("-", "−");
