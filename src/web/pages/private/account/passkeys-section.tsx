import { type FormEvent, useState } from "react";
import type { AccountFactors } from "#contract/account-factors.ts";
import { callApi } from "../../../api/client.ts";
import { makePasskey, nameOfDevice } from "../../../api/passkeys.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { RequiredField } from "../../../ui/controls/required-field.tsx";
import { FocusPlace } from "../../../ui/focus-place.tsx";
import { LeafRow } from "../../../ui/frame/leaf-row.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { LoadingPlate } from "../../../ui/loading/loading-plate.tsx";
import { longDate } from "../../../ui/text/long-date.ts";
import { useChange } from "./use-change.ts";

const ADD = "add";

type Passkey = AccountFactors["passkeys"][number];

interface PasskeysSectionProps {
  readonly number: number;
  /** Null until they are known. */
  readonly passkeys: readonly Passkey[] | null;
  /** Called after a passkey was added. */
  readonly onAdded: () => Promise<unknown>;
  readonly onChange: () => Promise<unknown>;
}

/** The member's passkeys: to add, rename and remove. */
export function PasskeysSection({ number, passkeys, onAdded, onChange }: PasskeysSectionProps) {
  const { isRunning, running, problem, run } = useChange();
  const [renamed, setRenamed] = useState<string | null>(null);
  // Its button comes back with the focus.
  const [lastRenamed, setLastRenamed] = useState<string | null>(null);

  async function add() {
    const options = await callApi("POST /account/new_passkey_options", {});
    const credential = await makePasskey(options);
    await callApi("POST /account/passkeys", { body: { name: nameOfDevice(), credential } });
  }

  const remove = (id: string) =>
    run(() => callApi("POST /account/passkeys/{id}/remove", { params: { id } }), onChange, id);
  const rename = (id: string) => async (name: string) => {
    const isRenamed = await run(
      () => callApi("POST /account/passkeys/{id}/rename", { params: { id }, body: { name } }),
      onChange,
    );
    if (isRenamed) setRenamed((now) => (now === id ? null : now));
  };

  return (
    <LeafRow
      number={number}
      title="Passkeys"
      note="Your phone or computer asks for a finger, a face or its PIN; nothing to remember."
    >
      <p className="measure">
        With a passkey you log in without a password, and a stolen password opens nothing.
        {passkeys?.length === 0 && " You have none yet."}
      </p>
      {passkeys === null && (
        <div className="account-awaited">
          <LoadingPlate>Opening your account...</LoadingPlate>
        </div>
      )}
      <FocusPlace>
        {passkeys !== null && passkeys.length > 0 && (
          <ul className="account-entries above">
            {passkeys.map((passkey) => (
              <li key={passkey.id}>
                {renamed === passkey.id ? (
                  <RenameForm
                    name={passkey.name}
                    isRunning={isRunning}
                    onRename={rename(passkey.id)}
                    onCancel={() => setRenamed(null)}
                  />
                ) : (
                  <PasskeyEntry
                    passkey={passkey}
                    isDisabled={isRunning}
                    isRemoving={running === passkey.id}
                    isFocused={lastRenamed === passkey.id}
                    onRename={() => {
                      if (isRunning) return;
                      setRenamed(passkey.id);
                      setLastRenamed(passkey.id);
                    }}
                    onRemove={() => remove(passkey.id)}
                  />
                )}
              </li>
            ))}
          </ul>
        )}
      </FocusPlace>
      {problem !== null && <Alert>{problem}</Alert>}
      {passkeys !== null && (
        <Button
          className="account-action"
          aria-disabled={isRunning}
          loadingText={running === ADD ? "One moment..." : null}
          onClick={() => run(add, onAdded, ADD)}
        >
          <Icon name="key" /> Add a passkey
        </Button>
      )}
    </LeafRow>
  );
}

interface PasskeyEntryProps {
  readonly passkey: Passkey;
  readonly isDisabled: boolean;
  readonly isRemoving: boolean;
  /** Takes the focus when it appears. */
  readonly isFocused: boolean;
  readonly onRename: () => void;
  readonly onRemove: () => void;
}

function PasskeyEntry(props: PasskeyEntryProps) {
  const { passkey, isDisabled, isRemoving, isFocused, onRename, onRemove } = props;
  const { name, made_at, used_at } = passkey;
  return (
    <>
      <div className="account-entry">
        <p>{name}</p>
        <p className="label num">
          Made {longDate(made_at)},{" "}
          {used_at === null ? "not used yet" : `last used ${longDate(used_at)}`}
        </p>
      </div>
      <div className="account-entry-actions">
        <Button variant="text" autoFocus={isFocused} aria-disabled={isDisabled} onClick={onRename}>
          Rename<span className="unseen"> {name}</span>
        </Button>
        <Button
          aria-disabled={isDisabled}
          loadingText={isRemoving ? "Removing..." : null}
          onClick={onRemove}
        >
          Remove<span className="unseen"> {name}</span>
        </Button>
      </div>
    </>
  );
}

interface RenameFormProps {
  readonly name: string;
  readonly isRunning: boolean;
  readonly onRename: (name: string) => void;
  readonly onCancel: () => void;
}

function RenameForm({ name, isRunning, onRename, onCancel }: RenameFormProps) {
  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onRename(String(new FormData(event.currentTarget).get("name")));
  }
  return (
    <form className="row row-end" onSubmit={save}>
      <RequiredField
        label="Name of the passkey"
        name="name"
        defaultValue={name}
        maxLength={60}
        autoComplete="off"
        missing="Please give it a name."
        pattern=".*\S.*"
        autoFocus
      />
      <Button type="submit" loadingText={isRunning ? "Saving..." : null}>
        Save
      </Button>
      <Button variant="text" onClick={onCancel}>
        Cancel
      </Button>
    </form>
  );
}
