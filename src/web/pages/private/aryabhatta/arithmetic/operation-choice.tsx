import { OPERATIONS, type Operation } from "#domain/numeration/arithmetic.ts";
import { Button } from "../../../../ui/controls/button.tsx";
import { OPERATION_NAMES } from "./operations.ts";

interface OperationChoiceProps {
  readonly chosen: Operation | null;
  readonly onChoose: (operation: Operation) => void;
}

/** Buttons for the six operations. */
export function OperationChoice({ chosen, onChoose }: OperationChoiceProps) {
  return (
    <div className="operations">
      {OPERATIONS.map((operation) => (
        <Button
          key={operation}
          aria-pressed={operation === chosen}
          onClick={() => onChoose(operation)}
        >
          <span className="operation-sign" aria-hidden="true">
            {OPERATION_NAMES[operation].sign}
          </span>
          {OPERATION_NAMES[operation].name}
        </Button>
      ))}
    </div>
  );
}
