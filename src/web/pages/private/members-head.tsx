import { ButtonLink } from "../../ui/controls/button-link.tsx";
import { SiteHead } from "../../ui/frame/site-head.tsx";

const LINKS = [
  { to: "/private", label: "Home" },
  { to: "/private/account", label: "Account" },
] as const;

/** The head of the members' pages; `path` is the path of the page itself. */
export function MembersHead({ path }: { path: string }) {
  return (
    <SiteHead
      path={path}
      home="/private"
      beside="members"
      navigationLabel="Main"
      links={LINKS}
      action={<ButtonLink href="/logout">logout</ButtonLink>}
    />
  );
}
