import { Fragment, type ReactNode, useEffect } from "react";
import { forgetWork, keepWork, keptWork } from "../../api/kept-work.ts";
import { lastMember } from "../../api/last-member.ts";
import { loginAddress } from "../../api/login-address.ts";
import { useStoredToken } from "../../api/token.ts";
import { ErrorBoundary } from "../../ui/loading/error-boundary.tsx";
import { useIsHydrated } from "../../ui/loading/use-is-hydrated.ts";
import "../../styles/tools.css";
import "./members.css";

interface GuardProps {
  readonly children: ReactNode;
  /** Goes to another address of the site. */
  readonly leaveFor?: (address: string) => void;
}

const replaceDocument = (address: string) => location.replace(address);

/**
 * Shows a members' page to whoever has a token. Without one, or once the server has refused it, the
 * visitor goes to the login page, which returns to this address.
 */
export function Guard({ children, leaveFor = replaceDocument }: GuardProps) {
  const isHydrated = useIsHydrated();
  const isMember = useStoredToken() !== null;
  useEffect(() => {
    if (!isHydrated) return;
    if (isMember) {
      const entry = keptWork("history entry");
      if (entry !== null) history.replaceState(entry, "");
      forgetWork("history entry");
      return;
    }
    if (history.state !== null) keepWork("history entry", history.state);
    leaveFor(loginAddress(location.pathname + location.search + location.hash));
  }, [isHydrated, isMember, leaveFor]);
  if (!isMember) {
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
