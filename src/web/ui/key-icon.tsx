/** The key on a button that asks for a passkey. Apart from `Icon`, which pages without any also load. */
export function KeyIcon() {
  return (
    <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
      <path d="M10 13.5a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0M9 11l8-8M14 6l2.5 2.5M11.5 8.5 13 10" />
    </svg>
  );
}
