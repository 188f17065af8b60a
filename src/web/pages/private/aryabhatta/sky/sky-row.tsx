import type { ComponentProps } from "react";
import { LeafRow } from "../../../../ui/frame/leaf-row.tsx";
import { Awaited } from "../../../../ui/loading/awaited.tsx";
import { useLoaded } from "../../../../ui/loading/use-loaded.ts";
import { Fold } from "../fold.tsx";
import type { Sky } from "./sky.tsx";

const loadSky = async () => (await import("./sky.tsx")).Sky;

/** The sky of the verse, folded; its code loads when it is opened. */
export function SkyRow(props: ComponentProps<typeof Sky>) {
  return (
    <LeafRow
      title="A sky from a verse"
      note="Two verses give the turns of the Sun, the Moon and the planets."
    >
      <div className="only-on-screen">
        <Fold title="Let the planets turn">
          <LoadedSky {...props} />
        </Fold>
      </div>
    </LeafRow>
  );
}

function LoadedSky(props: ComponentProps<typeof Sky>) {
  const sky = useLoaded(loadSky, true);
  return (
    <Awaited outcome={sky} what="sky">
      {(Sky) => <Sky {...props} />}
    </Awaited>
  );
}
