import { BrandMark } from "../../ui/frame/brand-mark.tsx";
import { SiteHead } from "../../ui/frame/site-head.tsx";

const LINKS = [
  { to: "/numbers", label: "NUMBERS" },
  { to: "/cirus", label: "CIRUS" },
  { to: "/cirus/method", label: "Method" },
  { to: "/cirus/releases", label: "Releases" },
];

/** The pages above those of the method and of the releases. */
export const ABOVE = [
  { to: "/numbers", label: "Numbers" },
  { to: "/cirus", label: "CIRUS" },
] as const;

/** The head of the CIRUS pages; `path` is the path of the page itself. */
export function CirusHead({ path }: { path: string }) {
  return (
    <SiteHead
      path={path}
      home="/"
      beside={<BrandMark />}
      navigationLabel="CIRUS"
      links={LINKS}
      action={null}
    />
  );
}
