import { Fragment, type ReactNode, useLayoutEffect, useState } from "react";
import { replaceDocument } from "../../address/replace-document.ts";
import { forgetDraft, storeDraft, storedDraft } from "../../api/draft-storage.ts";
import { lastMember } from "../../api/last-member.ts";
import { loginAddress } from "../../api/login-address.ts";
import { storedToken, useStoredToken } from "../../api/token.ts";
import { ErrorBoundary } from "../../ui/loading/error-boundary.tsx";
import "../../styles/fonts-typed.css";
import "./members.css";

interface GuardProps {
  readonly children: ReactNode;
  /** Goes to another address of the site. */
  readonly leaveFor?: (address: string) => void;
}

/**
 * Shows a members' page to whoever has a token. Without one, or once the server has refused it, the
 * visitor goes to the login page, which returns to this address.
 */
export function Guard({ children, leaveFor = replaceDocument }: GuardProps) {
  const isMember = useStoredToken() !== null;
  const [isOpen, setIsOpen] = useState(false);
  useLayoutEffect(() => {
    if (isMember) {
      const entry = storedDraft("history entry");
      if (entry !== null) history.replaceState(entry, "");
      forgetDraft("history entry");
      setIsOpen(true);
    } else if (storedToken() === null) {
      // Until React has taken over what was built, `isMember` says what the build knew.
      if (history.state !== null) storeDraft("history entry", history.state);
      leaveFor(loginAddress(location.pathname + location.search + location.hash));
    }
  }, [isMember, leaveFor]);
  if (!isMember || !isOpen) {
    return (
      <p className="plate needs-scripts" role="status">
        Loading the page...
      </p>
    );
  }
  // Another member may have logged in in another tab, or since the browser kept this page.
  return (
    <ErrorBoundary>
      <Fragment key={lastMember()}>{children}</Fragment>
    </ErrorBoundary>
  );
}
