import { sql } from "drizzle-orm";
import {
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import type { HeldPlaceOf, OwnFacts, ViewName } from "./cirus-release.ts";

/** How a login began. */
export type LoginMethod = "password" | "link" | "passkey";
/** What ended a login other than its own logout. */
export type EndReason = "password" | "factor" | "reset" | "member";
/** What a one-time link is for: becoming a member, or setting up an account anew. */
export type LinkPurpose = "invite" | "reset";

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
});

export const tokens = pgTable("tokens", {
  /** SHA-256 of the token; the token itself is never stored. */
  tokenHash: text("token_hash").primaryKey(),
  memberId: uuid("member_id")
    .notNull()
    .references(() => members.id, { onDelete: "cascade" }),
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

/** Logins that a change of the account has ended, so that each can be told why. */
export const endedLogins = pgTable("ended_logins", {
  /** SHA-256 of the token that no longer works. */
  tokenHash: text("token_hash").primaryKey(),
  memberId: uuid("member_id")
    .notNull()
    .references(() => members.id, { onDelete: "cascade" }),
  reason: text().$type<EndReason>().notNull(),
  endedAt: instant("ended_at").notNull().defaultNow(),
});

/** Links that let one person become a member, or set up an account anew. */
export const oneTimeLinks = pgTable("one_time_links", {
  /** SHA-256 of the secret in the link; the secret itself is never stored. */
  secretHash: text("secret_hash").primaryKey(),
  purpose: text().$type<LinkPurpose>().notNull(),
  /** Lower case; of an invitation there is no member yet. */
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
    memberId: uuid("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    addressHash: text("address_hash").notNull(),
    seenAt: instant("seen_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.addressHash] })],
);

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
});

/** The districts or countries of a release. */
export const cirusPlaces = pgTable(
  "cirus_places",
  {
    releaseId: text("release_id")
      .notNull()
      .references(() => cirusReleases.id, { onDelete: "cascade" }),
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
