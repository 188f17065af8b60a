import type { ReactNode } from "react";
import { useMatch } from "react-router";
import { BrandMark } from "./brand-mark.tsx";
import { ButtonLink } from "./button-link.tsx";
import { Frame } from "./frame.tsx";

const LINKS = [{ to: "/", label: "HOME" }] as const;

/** What every public page stands in. */
export function PublicFrame({ children }: { children: ReactNode }) {
  const isLogin = useMatch("/login") !== null;
  return (
    <Frame
      home="/"
      beside={<BrandMark />}
      navigationLabel="Main"
      links={LINKS}
      sisterSite={import.meta.env.VITE_SISTER_SITE_URL}
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
