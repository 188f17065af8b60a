import type { FastifyInstance } from "fastify";
import type { Database } from "../db/database.ts";
import { retried } from "../db/retried.ts";
import { ApiError } from "../http/api-error.ts";
import { mount } from "../http/mount.ts";
import type { Login } from "../http/require-login.ts";
import {
  passkeyInUse,
  refuseNewPasskey,
  refuseWithoutKey,
  requireParty,
} from "./factor-refusals.ts";
import { changeFactors, LastWayInError, readFactors } from "./factors.ts";
import { creationOptions, newPasskey, userHandleOf } from "./passkeys.ts";
import { newRecoveryCodes, replaceRecoveryCodes } from "./recovery-codes.ts";
import type { KeyStore } from "./secret-keys.ts";
import {
  addPasskey,
  MAX_PASSKEYS,
  type Passkey,
  passkeysOf,
  removePasskey,
  renamePasskey,
} from "./stored-passkeys.ts";
import { beginTotp, confirmTotp, removeTotp, storeTotp, totpAddress } from "./totp.ts";

interface Settings {
  readonly keys: KeyStore;
  readonly siteUrl: string | null;
  /** Whether every member needs a second factor. */
  readonly isRequired: boolean;
}

/** What members log in with besides a password: app codes, passkeys, recovery codes. */
export function accountFactorRoutes(
  app: FastifyInstance,
  database: Database,
  { keys, siteUrl, isRequired }: Settings,
) {
  const factorsOf = (memberId: string) => retried(() => readFactors(database, memberId));

  mount(app, "GET /account/factors", async ({ login }) => {
    const { totpSince, passkeys, recoveryCodes } = await factorsOf(login.memberId);
    return {
      is_required: isRequired,
      totp_since: totpSince?.toISOString() ?? null,
      passkeys: passkeys.map(onWire),
      recovery_codes: recoveryCodes && {
        left: recoveryCodes.left,
        made_at: recoveryCodes.madeAt.toISOString(),
      },
    };
  });

  mount(app, "POST /account/totp", async ({ login, request }) => {
    const { secret, setup } = await beginTotp(database, keys, login.memberId).catch(
      refuseWithoutKey(request, NO_KEY),
    );
    return { secret, setup, address: totpAddress(secret, login.email) };
  });

  mount(app, "POST /account/totp/confirm", async ({ body, login }) => {
    const isConfirmed = await confirmTotp(database, keys, login.memberId, body, (row) =>
      changeFactors(database, login, (transaction) => storeTotp(transaction, row)),
    );
    if (!isConfirmed) {
      throw new ApiError(
        422,
        "wrong_code",
        "This code is wrong. Type the one that the app shows now. If that is wrong too, set your phone's clock to automatic, or begin again.",
      );
    }
    return undefined;
  });

  mount(app, "POST /account/totp/remove", async ({ login }) => {
    if ((await factorsOf(login.memberId)).totpSince === null) return undefined;
    await changeFactors(database, login, (transaction) => removeTotp(transaction, login.memberId), {
      mustKeepOne: isRequired,
    }).catch(refuseLastOne);
    return undefined;
  });

  mount(app, "POST /account/new_passkey_options", async ({ login, request }) => {
    const party = requireParty(siteUrl, request);
    await retried(() => requireRoom(database, login.memberId));
    return creationOptions(database, party, passkeyOwner(login));
  });

  mount(app, "POST /account/passkeys", async ({ body: { name, credential }, login, request }) => {
    const party = requireParty(siteUrl, request);
    const { memberId } = login;
    const made = await newPasskey(database, party, credential, passkeyOwner(login)).catch(
      refuseNewPasskey(request),
    );
    const added = await changeFactors(database, login, async (transaction) => {
      // Simultaneous calls may all have got their options while there was room for only one.
      await requireRoom(transaction, memberId);
      const passkey = await addPasskey(transaction, { ...made, memberId, name });
      if (passkey === null) throw passkeyInUse();
      return passkey;
    });
    return onWire(added);
  });

  mount(app, "POST /account/passkeys/{id}/rename", async ({ params, body, login }) => {
    const named = { ...params, ...body, memberId: login.memberId };
    if (await retried(() => renamePasskey(database, named))) return undefined;
    throw new ApiError(404, "unknown_passkey", "You have no such passkey. Load the page again.");
  });

  mount(app, "POST /account/passkeys/{id}/remove", async ({ params: { id }, login }) => {
    const { passkeys } = await factorsOf(login.memberId);
    if (!passkeys.some((passkey) => passkey.id === id)) return undefined;
    const passkey = { id, memberId: login.memberId };
    await changeFactors(database, login, (transaction) => removePasskey(transaction, passkey), {
      mustKeepOne: isRequired,
    }).catch(refuseLastOne);
    return undefined;
  });

  mount(app, "POST /account/recovery_codes", async ({ login }) => {
    const { totpSince, passkeys } = await factorsOf(login.memberId);
    if (totpSince === null && passkeys.length === 0) {
      throw new ApiError(
        422,
        "no_second_factor",
        "Recovery codes replace a second factor. Set one up first.",
      );
    }
    const codes = newRecoveryCodes();
    await changeFactors(database, login, (transaction) =>
      replaceRecoveryCodes(transaction, login.memberId, codes),
    );
    return { codes: [...codes] };
  });
}

const NO_KEY =
  "Codes from an app cannot be set up at the moment, because the server has lost its key for them. Add a passkey, or tell the person who invited you.";

const passkeyOwner = ({ memberId: id, email }: Login) => ({
  id,
  email,
  userHandle: userHandleOf(id),
});

const onWire = ({ id, name, createdAt, usedAt }: Passkey) => ({
  id,
  name,
  made_at: createdAt.toISOString(),
  used_at: usedAt?.toISOString() ?? null,
});

async function requireRoom(database: Database, memberId: string) {
  if ((await passkeysOf(database, memberId)).length < MAX_PASSKEYS) return;
  throw new ApiError(
    422,
    "too_many_passkeys",
    `You have ${MAX_PASSKEYS} passkeys. Remove one that you do not need any more.`,
  );
}

function refuseLastOne(error: unknown): never {
  if (!(error instanceof LastWayInError)) throw error;
  throw new ApiError(422, "last_way_in", error.message);
}
