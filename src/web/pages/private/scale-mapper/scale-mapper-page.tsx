import { LeafRow } from "../../../ui/leaf-row.tsx";

export default function ScaleMapperPage() {
  return (
    <LeafRow titledBy="page-title">
      <h1 id="page-title">Scale Mapper</h1>
    </LeafRow>
  );
}
