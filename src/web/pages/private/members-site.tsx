import { useEffect, useMemo } from "react";
import { usePathname } from "wouter/use-browser-location";
import { forgetWork, keepWork, keptWork } from "../../api/kept-work.ts";
import { lastMember } from "../../api/last-member.ts";
import { loginAddress } from "../../api/login-address.ts";
import { useStoredToken } from "../../api/token.ts";
import { NotFoundRow } from "../../ui/frame/not-found-row.tsx";
import { SiteFoot } from "../../ui/frame/site-foot.tsx";
import { ErrorBoundary } from "../../ui/loading/error-boundary.tsx";
import { ErrorRow } from "../../ui/loading/error-row.tsx";
import { useLoaded } from "../../ui/loading/use-loaded.ts";
import { useFollowedLinks } from "./follow-links.ts";
import type { KnownSutra } from "./ganita/sutras/sutra-texts.ts";
import { MembersHead } from "./members-head.tsx";
import { loadedPage, membersPage } from "./members-pages.tsx";
import "../../styles/tools.css";
import "./members.css";

interface MembersSiteProps {
  /** The calculator texts that the document contains. */
  readonly sutra?: KnownSutra | undefined;
  /** Goes from the members' pages to another address of the site. */
  readonly leaveFor?: (address: string) => void;
}

const replaceDocument = (address: string) => location.replace(address);

/**
 * The members' pages. Without a token, the visitor goes to the login page, which returns to this
 * address.
 */
export function MembersSite({ sutra, leaveFor = replaceDocument }: MembersSiteProps) {
  const isMember = useStoredToken() !== null;
  const path = usePathname().replace(/(?<=.)\/$/, "");
  useFollowedLinks();
  useEffect(() => {
    if (isMember) {
      const entry = keptWork("history entry");
      if (entry !== null) history.replaceState(entry, "");
      forgetWork("history entry");
      return;
    }
    if (history.state !== null) keepWork("history entry", history.state);
    leaveFor(loginAddress(location.pathname + location.search + location.hash));
  }, [isMember, leaveFor]);
  return (
    <>
      <MembersHead path={path} />
      {/* Another member may have logged in in another tab, or since the browser kept this page. */}
      {isMember && <MembersPage key={`${lastMember()} ${path}`} path={path} knownSutra={sutra} />}
    </>
  );
}

const noPage = async () => <NotFoundRow />;

function MembersPage({ path, knownSutra }: { path: string; knownSutra: KnownSutra | undefined }) {
  const load = useMemo(() => membersPage(path, knownSutra) ?? noPage, [path, knownSutra]);
  const atHand = loadedPage(path);
  const loaded = useLoaded(load, atHand === undefined);
  const page = atHand ?? (loaded.state === "answered" ? loaded.value : null);
  const { retry } = loaded;
  const tryAgain =
    retry === "reload"
      ? retry
      : () => {
          // The pressed button goes away.
          document.querySelector("main")?.focus();
          retry();
        };
  const failed = loaded.state === "failed" && <ErrorRow error={loaded.error} retry={tryAgain} />;
  return (
    <>
      <main id="main" className="leaf" tabIndex={-1}>
        {failed || (
          <ErrorBoundary>
            {page ?? (
              <p className="plate" role="status">
                Loading the page...
              </p>
            )}
          </ErrorBoundary>
        )}
      </main>
      {/* Show nothing below a page that is still loading: it would move. */}
      {(page || failed) && <SiteFoot />}
    </>
  );
}
