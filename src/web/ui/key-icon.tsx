import { Icon } from "./icon.tsx";

/** The key on a button that asks for a passkey. */
export const KeyIcon = () => (
  <Icon path="M10 13.5a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0M9 11l8-8M14 6l2.5 2.5M11.5 8.5 13 10" />
);
