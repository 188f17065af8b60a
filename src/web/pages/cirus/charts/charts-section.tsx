import { type ComponentType, useRef } from "react";
import { Awaited } from "../../../ui/awaited.tsx";
import { useIsNear } from "../../../ui/use-is-near.ts";
import { useLoaded } from "../../../ui/use-loaded.ts";
import type { Cirus } from "../use-cirus.ts";
import "./charts.css";

const loadPanel = async () => (await import("./charts-panel.tsx")).ChartsPanel;

/** The pictures of the figures, whose code loads when the section comes into sight. */
export function ChartsSection({ cirus }: { cirus: Cirus }) {
  const ref = useRef<HTMLDivElement>(null);
  const panel = useLoaded<ComponentType<{ cirus: Cirus }>>(loadPanel, useIsNear(ref));
  return (
    <div ref={ref} className="charts">
      <h2>Pictures</h2>
      <Awaited
        outcome={panel.outcome}
        loading="Loading..."
        failed="The pictures could not be loaded."
        onRetry={panel.retry}
      >
        {(Panel) => <Panel cirus={cirus} />}
      </Awaited>
    </div>
  );
}
