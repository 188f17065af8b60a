import { LeafRow } from "../../ui/leaf-row.tsx";
export const handle = { interactive: true };

export default function HomePage() {
  return (
    <LeafRow titledBy="home-title">
      <h1 id="home-title">Every letter is a sound, a number and a colour.</h1>
    </LeafRow>
  );
}
