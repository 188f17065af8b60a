import type { AccountDetails } from "#contract/account.ts";
import { callApi } from "../../../api/client.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { FocusPlace } from "../../../ui/focus-place.tsx";
import { LeafRow } from "../../../ui/frame/leaf-row.tsx";
import { longDate } from "../../../ui/text/long-date.ts";
import { useChange } from "./use-change.ts";

type Login = AccountDetails["logins"][number];

interface LoginsSectionProps {
  readonly number: number;
  readonly logins: readonly Login[];
  readonly onChange: () => Promise<unknown>;
}

const ALL = "all";

const BEGUN: Readonly<Record<Login["method"], string>> = {
  password: "with a password",
  link: "with a link",
  passkey: "with a passkey",
};

/** Where the member is logged in; each login but this one can be ended. */
export function LoginsSection({ number, logins, onChange }: LoginsSectionProps) {
  const { isRunning, running, problem, run } = useChange();
  const others = logins.filter((login) => !login.is_current);

  return (
    <LeafRow
      number={number}
      title="Logins"
      note="A login ends after 30 days, or after 7 days without use."
    >
      <FocusPlace>
        <table className="ruled folded account-logins">
          <caption className="unseen">Where you are logged in</caption>
          <thead>
            <tr>
              <th scope="col">Device</th>
              <th scope="col">Logged in</th>
              <th scope="col">Last used</th>
              <th scope="col">
                <span className="unseen">End</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {logins.map((login) => (
              <LoginRow
                key={login.id}
                login={login}
                isDisabled={isRunning}
                isEnding={running === login.id}
                onEnd={() =>
                  run(
                    () => callApi("POST /account/logins/{id}/end", { params: { id: login.id } }),
                    onChange,
                    login.id,
                  )
                }
              />
            ))}
          </tbody>
        </table>
        {problem !== null && <Alert>{problem}</Alert>}
        {others.length > 0 && (
          <Button
            className="account-action"
            aria-disabled={isRunning}
            loadingText={running === ALL ? "Ending them..." : null}
            onClick={() => run(() => callApi("POST /account/end_other_logins", {}), onChange, ALL)}
          >
            End all but this one
          </Button>
        )}
      </FocusPlace>
    </LeafRow>
  );
}

const TIME = new Intl.DateTimeFormat("en-GB", { timeStyle: "short" });

/** A day, or "today" with the time. */
function dayOrTime(instant: string): string {
  const day = longDate(instant);
  return day === longDate(new Date()) ? `today, ${TIME.format(new Date(instant))}` : day;
}

interface LoginRowProps {
  readonly login: Login;
  readonly isDisabled: boolean;
  readonly isEnding: boolean;
  readonly onEnd: () => void;
}

function LoginRow({ login, isDisabled, isEnding, onEnd }: LoginRowProps) {
  const device = login.browser ?? "A program";
  return (
    <tr className={login.is_current ? "account-login-current" : undefined}>
      <th scope="row">
        {device} {login.is_current && <span className="account-tag">this one</span>}
      </th>
      <td className="num" data-label="Logged in">
        {longDate(login.began_at)}, {BEGUN[login.method]}
      </td>
      <td className="num" data-label="Last used">
        {login.is_current ? "now" : dayOrTime(login.used_at)}
      </td>
      <td className="end">
        {!login.is_current && (
          <Button
            aria-label={isEnding ? undefined : `End the login on ${device}`}
            aria-disabled={isDisabled}
            loadingText={isEnding ? "Ending..." : null}
            onClick={onEnd}
          >
            End
          </Button>
        )}
      </td>
    </tr>
  );
}
