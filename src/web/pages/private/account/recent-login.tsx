import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from "react";
import { ApiFailure } from "../../../api/client.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { Awaited } from "../../../ui/loading/awaited.tsx";
import { useLoaded } from "../../../ui/loading/use-loaded.ts";

const loadForm = async () => (await import("./confirm-form.tsx")).ConfirmForm;

/** The member closed the question for a proof; nothing was changed. */
export class ChangeCancelled extends Error {
  override readonly name = "ChangeCancelled";
}

type MakeChange = <Value>(change: () => Promise<Value>) => Promise<Value>;

const Change = createContext<MakeChange>((change) => change());

/**
 * Gives a function that makes a change of the account. If the login is older than ten minutes, it
 * asks for a proof of who the member is on the same page, and then makes the change.
 *
 * @throws {ChangeCancelled} from the promise when the member does not give it.
 */
export const useChange = (): MakeChange => useContext(Change);

/** What is known of the member who is asked to prove who they are. */
export interface Confirmer {
  readonly email: string;
  readonly hasPassword: boolean;
  readonly passkeyIds: readonly string[];
}

interface RecentLoginProps {
  /** Null until it is known; nothing can be changed before. */
  readonly member: Confirmer | null;
  readonly children: ReactNode;
}

/** Asks the member to prove again who they are when a change inside it needs that. */
export function RecentLogin({ member, children }: RecentLoginProps) {
  const [isAsking, setIsAsking] = useState(false);
  const form = useLoaded(loadForm, isAsking);
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
  function goOn() {
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
        <Awaited
          outcome={form}
          what="question"
          failed="The question could not be loaded. Nothing was changed yet."
        >
          {(ConfirmForm) => member && <ConfirmForm member={member} onConfirmed={goOn} />}
        </Awaited>
      </Dialog>
    </Change>
  );
}
