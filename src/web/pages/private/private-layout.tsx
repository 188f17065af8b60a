import type { ReactNode } from "react";
import { Navigate, Outlet, useLocation } from "react-router";
import { loginAddress } from "../../api/login-address.ts";
import { useStoredToken } from "../../api/token.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { ErrorRow } from "../../ui/error-row.tsx";
import { Frame } from "../../ui/frame.tsx";
import { ToolStyles } from "../../ui/tool-styles.tsx";

export const handle = { interactive: true };

const LINKS = [{ to: "/private", label: "Home" }] as const;

/** The members' part: without a token, the login page, which leads back here. */
export default function PrivateLayout() {
  const isMember = useStoredToken() !== null;
  const { pathname, search, hash } = useLocation();
  if (!isMember) return <Navigate to={loginAddress(pathname + search + hash)} replace />;
  return (
    <PrivateFrame>
      <Outlet />
    </PrivateFrame>
  );
}

export function ErrorBoundary() {
  return (
    <PrivateFrame>
      <ErrorRow />
    </PrivateFrame>
  );
}

function PrivateFrame({ children }: { children: ReactNode }) {
  return (
    <Frame
      home="/private"
      beside="members"
      navigationLabel="Main"
      links={LINKS}
      action={<ButtonLink to="/logout">logout</ButtonLink>}
    >
      <ToolStyles />
      {children}
    </Frame>
  );
}
