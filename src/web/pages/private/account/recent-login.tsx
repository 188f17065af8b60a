import { type ReactNode, useCallback, useRef, useState } from "react";
import { ApiFailure } from "../../../api/client.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { type Confirmer, ConfirmForm } from "./confirm-form.tsx";
import { Change, ChangeCancelled, type MakeChange } from "./use-change.ts";

interface RecentLoginProps {
  /** Null until it is known; nothing can be changed before. */
  readonly member: Confirmer | null;
  readonly children: ReactNode;
}

/**
 * Asks the member to prove again who they are when a change inside it is refused because the login is
 * older than ten minutes, and then makes the change.
 */
export function RecentLogin({ member, children }: RecentLoginProps) {
  const [isAsking, setIsAsking] = useState(false);
  // One proof serves every change that waits, also one that is refused while it is checked.
  const proof = useRef<PromiseWithResolvers<void>>(null);
  const change: MakeChange = useCallback(async (call) => {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof ApiFailure) || error.code !== "recent_login_required") throw error;
    }
    proof.current ??= Promise.withResolvers();
    setIsAsking(true);
    await proof.current.promise;
    return call();
  }, []);
  function confirm() {
    proof.current?.resolve();
    close();
  }
  function giveUp() {
    proof.current?.reject(new ChangeCancelled());
    close();
  }
  function close() {
    proof.current = null;
    setIsAsking(false);
  }
  return (
    <Change value={change}>
      {children}
      <Dialog title="Is it you?" open={isAsking} onClose={giveUp}>
        {member && <ConfirmForm member={member} onConfirmed={confirm} />}
      </Dialog>
    </Change>
  );
}
