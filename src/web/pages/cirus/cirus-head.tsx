import { BrandMark } from "../../ui/brand-mark.tsx";
import { SiteHead } from "../../ui/site-head.tsx";

const LINKS = [
  { to: "/numbers", label: "NUMBERS" },
  { to: "/cirus", label: "CIRUS" },
  { to: "/cirus/method", label: "Method" },
];

/** The head of the pages of CIRUS; `path` is that of the page it stands on. */
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
