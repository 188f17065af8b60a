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
    <p className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-3 [border-top:var(--rule-firm)] pt-5">
      <span className="max-w-measure text-sm">
        <b>For members.</b> {offer}
      </span>
      <ButtonLink href={to}>{name}</ButtonLink>
    </p>
  );
}
