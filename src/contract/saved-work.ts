import { z } from "zod";
import { countParameter } from "./count-parameter.ts";
import type { Endpoint, EndpointKey } from "./endpoint.ts";
import { EXAMPLE_ID, EXAMPLE_SAVED } from "./examples.ts";
import { instant } from "./instant.ts";
import { oneLine, severalLines } from "./storable-text.ts";

/** How many pieces of work a member may keep. */
export const MAX_SAVED_WORK = 1_000;

/** How many pieces of work a page of the list holds. */
export const SAVED_WORK_PAGE = 40;

/** The address of a page of this site: a path, and what follows it, as a browser writes them. */
export const savedAddress = z
  .string({ error: "Send the address of the page." })
  .max(8_000, "This address is too long to keep: it has more than 8,000 characters.")
  // Neither another scheme nor, after two slashes, another host.
  .regex(
    // biome-ignore lint/complexity/noUselessEscapeInRegex: a [ in a class must be escaped in Java and Rust, whose programs compile this from the OpenAPI document.
    /^\/(?:[\w.~:?#\[\]@!$&'()*+,;=%-][\w.~:/?#\[\]@!$&'()*+,;=%-]*)?$/,
    "The address of a page begins with one / and is written as a browser does.",
  )
  .describe("The page's path and query: /private/aryabhatta?t=kha.");

const name = oneLine(
  z
    .string({ error: "Send a name for the work." })
    .trim()
    .min(1, "Give it a name.")
    .max(100, "A name has at most 100 characters."),
  "A name has no control or broken characters.",
).describe("The name that the member gave it.");

const note = severalLines(
  z
    .string({ error: "Send the note as text." })
    .trim()
    .max(1_000, "A note has at most 1,000 characters."),
  "A note has no broken characters, and of control characters only new lines and tabs.",
)
  .default("")
  .describe("The member's own note.");

const params = z.strictObject({
  id: z
    .string()
    .regex(/^[\w-]{1,43}$/, "The id of saved work is one of those that /saved/work lists.")
    .describe("The id of the work."),
});

const savedWork = z.object({
  id: z.string().describe("Identifies the work, to change or remove it."),
  name: z.string(),
  address: z.string().describe("The address of the page, with all that it shows."),
  note: z.string().describe("Empty if there is none."),
  saved_at: instant("When it was kept"),
});
export type SavedWork = z.infer<typeof savedWork>;

const SAVED: SavedWork = {
  ...EXAMPLE_SAVED,
  id: EXAMPLE_ID,
  note: "The years of a yuga.",
  saved_at: "2026-11-22T08:40:00.000Z",
};

export const savedWorkEndpoints = {
  "GET /saved/work": {
    summary: "The work you keep, the latest first.",
    description: `At most ${SAVED_WORK_PAGE} in an answer; for more, send the next offset. A search ignores case and accents: aryabhata finds Āryabhaṭa.`,
    examples: [{ query: { search: "yuga" } }],
    answer: {
      items: [SAVED],
      found: 1,
      total: 1,
    },
    access: "member",
    query: z.strictObject({
      search: oneLine(
        z.string().max(100, "Search for at most 100 characters."),
        "What is searched for has no control or broken characters.",
      )
        .optional()
        .describe(
          "Only work with this in its name, its note or the name of its page; case, accents, script and plain spelling, as krishna for kṛṣṇa, do not matter.",
        ),
      offset: countParameter("offset", 0, MAX_SAVED_WORK)
        .prefault(0)
        .describe("How many to skip, for the pages after the first."),
    }),
    response: z.object({
      items: z.array(savedWork).describe(`At most ${SAVED_WORK_PAGE}.`),
      found: z.int().describe("How many match the search."),
      total: z.int().describe("How many there are in total."),
    }),
  },
  "POST /saved/keep": {
    summary: "Keep a page with what it shows: a word, a calculation, a comparison.",
    description:
      "The address contains all that the page shows, so opening it shows the same again. A member keeps at most 1,000; the same page may be kept more than once, with another name or note.",
    examples: [{ body: { ...EXAMPLE_SAVED, note: "The years of a yuga." } }],
    answer: SAVED,
    access: "member",
    body: z.strictObject({ name, address: savedAddress, note }),
    response: savedWork,
    refusals: { 422: "There are 1,000 already." },
  },
  "POST /saved/work/{id}/change": {
    summary: "Change the name and the note of work you keep.",
    description: "The address stays. Without a note, the note becomes empty.",
    examples: [{ params: { id: EXAMPLE_ID }, body: { name: "Years of a yuga" } }],
    answer: { ...SAVED, name: "Years of a yuga", note: "" },
    access: "member",
    params,
    body: z.strictObject({ name, note }),
    response: savedWork,
    refusals: { 404: "You keep no such work." },
  },
  "POST /saved/work/{id}/remove": {
    summary: "Remove work you keep.",
    description: "It is deleted at once. Removing it again changes nothing.",
    examples: [{ params: { id: EXAMPLE_ID } }],
    access: "member",
    params,
  },
  "POST /saved/remove_all": {
    summary: "Remove all work you keep.",
    description: "They are deleted at once, except in the operator's backups.",
    answer: { removed: 0 },
    access: "member",
    response: z.object({ removed: z.int().describe("How many there were.") }),
  },
} as const satisfies Record<EndpointKey, Endpoint>;
