import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  bigint,
  boolean,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import type { ViewName } from "#domain/risk/view-name.ts";
import type { HeldPlaceOf, OwnFacts } from "../cirus/release.ts";

/** How a login began. */
export type LoginMethod = "password" | "link" | "passkey";
/** What ended a login other than its own logout. */
export type EndReason = "password" | "factor" | "reset" | "member";
/** What a one-time link is for: becoming a member, or opening a reset account again. */
type LinkPurpose = "invite" | "reset";

// The tables that migrations/*.sql create; a test compares the two.

const instant = (name: string) => timestamp(name, { withTimezone: true });

export const members = pgTable("members", {
  id: uuid().primaryKey(),
  /** Lower case. */
  email: text().notNull().unique(),
  /**
   * argon2id in PHC form, parameters and salt included; null for an account whose member has not set
   * one.
   */
  passwordHash: text("password_hash"),
  createdAt: instant("created_at").notNull().defaultNow(),
  /** Whether a password alone is not enough: true with a TOTP secret or a passkey. */
  secondFactor: boolean("second_factor").notNull().default(sql`false`),
  lastLoginAt: instant("last_login_at"),
});

/** The member of a row, which goes with the member. */
const ofMember = () => uuid("member_id").references(() => members.id, { onDelete: "cascade" });

export const tokens = pgTable("tokens", {
  /** SHA-256 of the token; the token itself is never stored. */
  tokenHash: text("token_hash").primaryKey(),
  memberId: ofMember().notNull(),
  createdAt: instant("created_at").notNull().defaultNow(),
  usedAt: instant("used_at").notNull().defaultNow(),
  expiresAt: instant("expires_at").notNull(),
  /** When the member last proved who they are with this login. */
  provenAt: instant("proven_at").notNull().defaultNow(),
  /** How the login began. */
  method: text().$type<LoginMethod>().notNull().default(sql`'password'::text`),
  /** The browser's name and system, as in "Firefox on Windows"; null if unknown. */
  browser: text(),
});

/** Logins that a change of the account has ended, with the reason for each. */
export const endedLogins = pgTable("ended_logins", {
  /** SHA-256 of the token that no longer works. */
  tokenHash: text("token_hash").primaryKey(),
  memberId: ofMember().notNull(),
  reason: text().$type<EndReason>().notNull(),
  endedAt: instant("ended_at").notNull().defaultNow(),
});

/** Links that let one person become a member, or open a reset account again. */
export const oneTimeLinks = pgTable("one_time_links", {
  /** SHA-256 of the secret in the link; the secret itself is never stored. */
  secretHash: text("secret_hash").primaryKey(),
  purpose: text().$type<LinkPurpose>().notNull(),
  /** Lower case; an invitation has no member yet. */
  email: text().notNull(),
  createdAt: instant("created_at").notNull().defaultNow(),
  expiresAt: instant("expires_at").notNull(),
  usedAt: instant("used_at"),
});

export const loginAttempts = pgTable("login_attempts", {
  /** The hash of the counted account, address, device or pair, so that no address is stored. */
  limitKey: text("limit_key").primaryKey(),
  attempts: integer().notNull(),
  resetsAt: instant("resets_at").notNull(),
});

/** Hashed addresses and devices of a member's logins: strangers' guesses do not lock these out. */
export const familiarAddresses = pgTable(
  "familiar_addresses",
  {
    memberId: ofMember().notNull(),
    addressHash: text("address_hash").notNull(),
    seenAt: instant("seen_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.addressHash] })],
);

/** The secrets behind the codes of members' authenticator apps. */
export const totpSecrets = pgTable("totp_secrets", {
  memberId: ofMember().primaryKey(),
  /** In base32, sealed with a key that is not in the database. */
  sealedSecret: text("sealed_secret").notNull(),
  /** The 30-second step of the last accepted code: no code works twice. */
  lastCounter: integer("last_counter").notNull(),
  createdAt: instant("created_at").notNull().defaultNow(),
});

export const passkeys = pgTable("passkeys", {
  /** The credential's id, in base64url. */
  id: text().primaryKey(),
  memberId: ofMember().notNull(),
  /** The name that the member gave it. */
  name: text().notNull(),
  /** In COSE form, in base64url. */
  publicKey: text("public_key").notNull(),
  /** How often the authenticator has signed, if it counts: a lower number is a clone's. */
  signCounter: bigint("sign_counter", { mode: "number" }).notNull(),
  /** The transports by which a browser may reach it, separated by commas. */
  transports: text().notNull(),
  createdAt: instant("created_at").notNull().defaultNow(),
  usedAt: instant("used_at"),
  /** The user that the authenticator names, in base64url; null until the first use of an older one. */
  userHandle: text("user_handle"),
});

/** Ten for each member who has made some. */
export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    memberId: ofMember().notNull(),
    /** SHA-256 of 120 random bits. */
    codeHash: text("code_hash").notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
    usedAt: instant("used_at"),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.codeHash] })],
);

/** What a challenge or ticket was issued for. */
export type ChallengePurpose =
  | "second factor"
  | "passkey login"
  | "passkey as second factor"
  | "new passkey";

/** What a login under way must send back, once and within minutes. */
export const challenges = pgTable("challenges", {
  /** SHA-256 of 256 random bits. */
  challengeHash: text("challenge_hash").primaryKey(),
  purpose: text().$type<ChallengePurpose>().notNull(),
  /** Null if any member may answer. */
  memberId: ofMember(),
  expiresAt: instant("expires_at").notNull(),
});

/** Pages that members keep. */
export const savedWork = pgTable("saved_work", {
  /** 128 random bits, in base64url. */
  id: text().primaryKey(),
  memberId: ofMember().notNull(),
  /** The name that the member gave it. */
  name: text().notNull(),
  /** The path and query of a page of this site. */
  address: text().notNull(),
  note: text().notNull(),
  /** Name and note without case and accents, to search in. */
  searchText: text("search_text").notNull(),
  savedAt: instant("saved_at").notNull().defaultNow(),
});

/** The figures of one CIRUS view as of a day, with an id made from their content. */
export const cirusReleases = pgTable("cirus_releases", {
  id: text().primaryKey(),
  view: text().$type<ViewName>().notNull(),
  asOf: date("as_of").notNull(),
  /** The fingerprint of the packaged figures at that time; null for releases of older versions. */
  packaged: text(),
  /** The operator's own facts behind it; null for finished metrics or older versions' releases. */
  facts: jsonb().$type<OwnFacts>(),
  createdAt: instant("created_at").notNull().defaultNow(),
  /** The release that was live before this one first became live. */
  formerReleaseId: text("former_release_id").references((): AnyPgColumn => cirusReleases.id),
});

const ofRelease = () =>
  text("release_id")
    .notNull()
    .references(() => cirusReleases.id, { onDelete: "cascade" });

/** The files of a release, made once and never changed. */
export const cirusFiles = pgTable(
  "cirus_files",
  {
    releaseId: ofRelease(),
    name: text().notNull(),
    /** The size before compression. */
    bytes: integer().notNull(),
    /** SHA-256 of the uncompressed file, in hexadecimal. */
    sha256: text().notNull(),
    /** Compressed by gzip, in base64. */
    gzip: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.releaseId, table.name] })],
);

/** The districts or countries of a release. */
export const cirusPlaces = pgTable(
  "cirus_places",
  {
    releaseId: ofRelease(),
    placeId: text("place_id").notNull(),
    facts: jsonb().$type<HeldPlaceOf<ViewName>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.releaseId, table.placeId] })],
);

/** Which release of a view is live, and the one before it. */
export const cirusLive = pgTable("cirus_live", {
  view: text().$type<ViewName>().primaryKey(),
  releaseId: text("release_id")
    .notNull()
    .references(() => cirusReleases.id),
  formerReleaseId: text("former_release_id").references(() => cirusReleases.id),
});
