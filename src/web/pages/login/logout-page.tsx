import { useCallback, useEffect, useState } from "react";
import { replaceDocument } from "../../address/replace-document.ts";
import { callApi } from "../../api/client.ts";
import { forgetAllDrafts } from "../../api/draft-storage.ts";
import { forgetMember } from "../../api/last-member.ts";
import { storedToken, storeToken } from "../../api/token.ts";
import { Button } from "../../ui/controls/button.tsx";
import { ButtonLink } from "../../ui/controls/button-link.tsx";
import { LeafRow } from "../../ui/frame/leaf-row.tsx";
import { LoadingPlate } from "../../ui/loading/loading-plate.tsx";

interface LogoutPageProps {
  /** Goes to another page of the site. */
  readonly leaveFor?: (address: string) => void;
}

/** Logs out at once, or asks first if a link on another site led here. */
export function LogoutPage({ leaveFor = replaceDocument }: LogoutPageProps) {
  const [isAsking, ask] = useState(false);
  const logOut = useCallback(() => {
    // Mark the logout first: other tabs keep their work when the token goes, unless they know of
    // it.
    forgetMember();
    forgetAllDrafts();
    if (storedToken() !== null) {
      // Log out here at once, whether or not the server can be reached.
      callApi("POST /auth/logout", {}).catch(() => undefined);
      storeToken(null);
    }
    leaveFor("/login");
  }, [leaveFor]);
  useEffect(() => {
    if (storedToken() !== null && comesFromElsewhere()) return ask(true);
    // While somebody types the address, the browser may already open the page unseen.
    if (!("prerendering" in document && document.prerendering)) return logOut();
    document.addEventListener("prerenderingchange", logOut);
    return () => document.removeEventListener("prerenderingchange", logOut);
  }, [logOut]);
  if (!isAsking) {
    return (
      <LeafRow>
        <div className="needs-scripts">
          <LoadingPlate>Logging out...</LoadingPlate>
        </div>
        <noscript>
          <p className="note">Logging out needs scripts. Please allow them for this site.</p>
        </noscript>
      </LeafRow>
    );
  }
  return (
    <LeafRow titledBy="logout-title" title="Members">
      <h1 id="logout-title">Logout</h1>
      <p className="measure soft above-s">
        A link on another site led you here, so you are still logged in. Do you want to log out?
      </p>
      <div className="row above-l">
        <Button variant="filled" onClick={logOut}>
          Log out
        </Button>
        <ButtonLink href="/private">Stay logged in</ButtonLink>
      </div>
    </LeafRow>
  );
}

/** Whether another site led here: the server says so in the address, or else the browser does. */
function comesFromElsewhere(): boolean {
  const { referrer } = document;
  const isOther = referrer !== "" && URL.parse(referrer)?.origin !== location.origin;
  return isOther || location.search === "?confirm";
}
