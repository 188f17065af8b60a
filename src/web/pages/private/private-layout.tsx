import { Navigate, Outlet, useLocation } from "react-router";
import { useStoredToken } from "../../api/token.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { SiteFoot } from "../../ui/site-foot.tsx";
import { SiteHead } from "../../ui/site-head.tsx";
import { loginAddress } from "../login/next-address.ts";

export const handle = { interactive: true };

const LINKS = [{ to: "/private", label: "Home" }] as const;

/** The members' part: without a token, the login page, which leads back here. */
export default function PrivateLayout() {
  const isMember = useStoredToken() !== null;
  const { pathname, search } = useLocation();
  if (!isMember) return <Navigate to={loginAddress(pathname + search)} replace />;
  return (
    <>
      <SiteHead
        home="/private"
        beside="members"
        navigationLabel="Members"
        links={LINKS}
        action={<ButtonLink to="/logout">logout</ButtonLink>}
      />
      <main id="main" className="leaf" tabIndex={-1}>
        <Outlet />
      </main>
      <SiteFoot />
    </>
  );
}
