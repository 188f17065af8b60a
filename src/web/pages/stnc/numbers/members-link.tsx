import type { SitePath } from "../../../site-pages.ts";
import { ButtonLink } from "../../../ui/controls/button-link.tsx";

interface MembersLinkProps {
  readonly to: SitePath;
  readonly name: string;
  /** What a member can do there. */
  readonly offer: string;
}

/** What members get on this subject, and the link to it. */
export function MembersLink({ to, name, offer }: MembersLinkProps) {
  return (
    <p className="members-link row">
      <span className="note">
        <b>For members.</b> {offer}
      </span>
      <ButtonLink href={to}>{name}</ButtonLink>
    </p>
  );
}
