import { LeafRow } from "../../../ui/frame/leaf-row.tsx";

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
        To use another address, ask the person who invited you to invite that one.
      </p>
    </LeafRow>
  );
}
