import { LeafRow } from "../../../ui/leaf-row.tsx";

interface EmailSectionProps {
  readonly number: number;
  /** Null until it is known. */
  readonly email: string | null;
}

/** The member's email, which only whoever runs the site can change. */
export function EmailSection({ number, email }: EmailSectionProps) {
  return (
    <LeafRow number={number} title="Email" note="Only for the login.">
      <p className="text-lg [overflow-wrap:anywhere]">{email ?? "\u00a0"}</p>
      <p className="label mt-2">
        For another address, ask whoever runs this site for an invitation to it.
      </p>
    </LeafRow>
  );
}
