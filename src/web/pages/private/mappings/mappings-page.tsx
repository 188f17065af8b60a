import { LeafRow } from "../../../ui/leaf-row.tsx";

export default function MappingsPage() {
  return (
    <LeafRow titledBy="page-title">
      <h1 id="page-title">Akshara-Sankhya Sambandhah mappings</h1>
    </LeafRow>
  );
}
