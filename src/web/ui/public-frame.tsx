import type { ReactNode } from "react";
import { useMatch } from "react-router";
import { BrandMark } from "./brand-mark.tsx";
import { ButtonLink } from "./button-link.tsx";
import { Frame } from "./frame.tsx";
import { SisterSite } from "./sister-site.tsx";

const LINKS = [
  { to: "/", label: "HOME" },
  { to: "/numbers", label: "NUMBERS" },
  { to: "/words", label: "WORDS" },
  { to: "/pictures", label: "PICTURES" },
  { to: "/maps", label: "MAPS", covers: ["/stnc/", "/ragas"] },
] as const;

/** What every public page stands in. */
export function PublicFrame({ children }: { children: ReactNode }) {
  const isLogin = useMatch("/login") !== null;
  return (
    <Frame
      home="/"
      beside={<BrandMark />}
      navigationLabel="Main"
      links={LINKS}
      beyond={<SisterSite />}
      action={
        !isLogin && (
          <ButtonLink variant="filled" to="/login">
            Login
          </ButtonLink>
        )
      }
    >
      {children}
    </Frame>
  );
}
