import { useCallback, useEffect, useState } from "react";
import { callApi } from "../../api/client.ts";
import { forgetAllWork } from "../../api/kept-work.ts";
import { forgetMember } from "../../api/last-member.ts";
import { storedToken, storeToken } from "../../api/token.ts";
import { Button } from "../../ui/controls/button.tsx";
import { ButtonLink } from "../../ui/controls/button-link.tsx";
import { LeafRow } from "../../ui/frame/leaf-row.tsx";
import { LoadingPlate } from "../../ui/loading/loading-plate.tsx";
import "../../styles/tools.css";

interface LogoutPageProps {
  /** Goes to another page of the site. */
  readonly leaveFor?: (address: string) => void;
}

const replaceDocument = (address: string) => location.replace(address);

/** Logs out at once if the visitor came from a page of this site; otherwise asks first. */
export function LogoutPage({ leaveFor = replaceDocument }: LogoutPageProps) {
  const [isAsking, ask] = useState(false);
  const logOut = useCallback(() => {
    // Mark the logout first: other tabs keep their work when the token goes, unless they know of
    // it.
    forgetMember();
    forgetAllWork();
    if (storedToken() !== null) {
      // Log out here at once, whether or not the server can be reached.
      callApi("POST /auth/logout", {}).catch(() => undefined);
      storeToken(null);
    }
    leaveFor("/login");
  }, [leaveFor]);
  useEffect(() => {
    if (comesFromThisSite() || storedToken() === null) logOut();
    else ask(true);
  }, [logOut]);
  if (!isAsking) {
    return (
      <LeafRow>
        <LoadingPlate>Logging out...</LoadingPlate>
      </LeafRow>
    );
  }
  return (
    <LeafRow titledBy="logout-title" title="Members">
      <h1 id="logout-title">Logout</h1>
      <p className="mt-3 mb-6 max-w-measure text-ink-2">
        You came here from outside this site, so you are still logged in. Do you want to log out?
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="filled" onClick={logOut}>
          Log out
        </Button>
        <ButtonLink href="/private">Stay logged in</ButtonLink>
      </div>
    </LeafRow>
  );
}

// The referrer of a page of this site is on it; a typed address has none.
const comesFromThisSite = () => URL.parse(document.referrer)?.origin === window.location.origin;
