import { Icon } from "../icon.tsx";

const NOTE_ID = "sister-site";

/** The link to the sister site, or a note beside it if the site was built without its address. */
export function SisterSite() {
  const address = import.meta.env.PUBLIC_SISTER_SITE_URL;
  if (address) {
    return (
      <a href={address}>
        Sister site <Icon name="external" />
        <span className="unseen"> (opens another site)</span>
      </a>
    );
  }
  return (
    <>
      <button type="button" popoverTarget={NOTE_ID}>
        Sister site
      </button>
      <span id={NOTE_ID} popover="auto" className="popover">
        Not open yet
      </span>
    </>
  );
}
