import { LeafRow } from "../../../ui/leaf-row.tsx";

export default function ScriptToNumberPage() {
  return (
    <LeafRow titledBy="page-title">
      <h1 id="page-title">Script to Number</h1>
    </LeafRow>
  );
}
