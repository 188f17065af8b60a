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

// The tables that migrations/*.sql create; a test compares the two.

const instant = (name: string) => timestamp(name, { withTimezone: true });

export const members = pgTable("members", {
  id: uuid().primaryKey(),
  /** Lower case. */
  email: text().notNull().unique(),
  /** argon2id in PHC form, parameters and salt included. */
  passwordHash: text("password_hash").notNull(),
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
