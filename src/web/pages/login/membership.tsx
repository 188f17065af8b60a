/** Says in a sentence how one becomes a member, with the contact that the site was built with. */
export function Membership() {
  const contact = import.meta.env.PUBLIC_MEMBERSHIP_CONTACT;
  if (!contact) return <>Members are invited by the person who runs this site.</>;
  const isAddress = !/^https?:/.test(contact);
  return (
    <>
      Members are invited; {isAddress ? "write to " : "ask at "}
      <a href={isAddress ? `mailto:${contact}` : contact} className="[overflow-wrap:anywhere]">
        {contact}
      </a>{" "}
      for an invitation.
    </>
  );
}
