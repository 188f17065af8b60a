import { Icon } from "../icon.tsx";

/** The link to the sister site; without the address for the build it says so and cannot be pressed. */
export function SisterSite() {
  const address = import.meta.env.PUBLIC_SISTER_SITE_URL;
  if (!address) {
    return (
      <span className="nav-closed">
        Sister site <span className="label">(not open yet)</span>
      </span>
    );
  }
  return (
    <a href={address}>
      Sister site <Icon name="external" />
      <span className="unseen"> (opens another site)</span>
    </a>
  );
}
