import type { Api } from "./api.ts";
import type { RequestOf } from "./endpoint.ts";
import { ganitaGuide } from "./ganita-guide.ts";
import { SAVED_WORK_PAGE } from "./saved-work.ts";

/** What a reader should know about a call besides its summary and its schemas. */
export interface CallGuide<Request> {
  readonly description: string;
  /** Calls that succeed. */
  readonly examples: readonly [Titled<Request>, ...Titled<Request>[]];
  /** Calls that are refused, by the status they get. */
  readonly refused?: Readonly<Record<number, SentCall>>;
}

type Titled<Request> = Request & Pick<SentCall, "title">;

/** What a call sends, right or wrong. */
export interface SentCall {
  /** What the example shows, if there are several. */
  readonly title?: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  /** In addition to those that every call has. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Descriptions of the calls' resources, by the first part of their paths. */
export const RESOURCES = {
  auth: "Logging in and out. Members' calls need a token; it ends after a time, at logout, and when the password changes.",
  account:
    "A member's own account. For members; a change needs a login proved in the last ten minutes.",
  saved:
    "Pages that members keep: words, calculations and comparisons, each with its address and a note. Nothing is kept without being asked. For members.",
  aryabhatta:
    "Words as numbers by Aryabhata's rule, numbers as words, arithmetic on them, and the colours of letters. For members.",
  ganita:
    "Vedic arithmetic with its working: one call for each sutra. Numbers are exact, however long. For members.",
  cirus:
    "The Cyber Intelligence and Risk Unified System: how exposed people are online, by district and by country, each figure with its status and source. Public.",
  melakarta: "The 72 parent scales of Carnatic music. Public.",
} as const;

/** The secret that examples use for a link's. */
const EXAMPLE_LINK = "bR0Yk3Qx8uW5mZr1cE7oNsBf2HdL9aGi4TpXeKqRy0s";

const PREPARED =
  "The answer is the same for everybody until the data change: send its ETag as If-None-Match, and an unchanged list answers 304.";

const EXAMPLE_SECRET = "jVt0Yk3Qx8uW5mZr1cE7oNsBf2HdL9aGi4TpXeKqRy0";
/** The id that examples use for a member's own things. */
export const EXAMPLE_ID = "Zm9yLWFuLWV4YW1wbGU";
const SAVED = {
  name: "ख्युघृ",
  address: "/private/aryabhatta?t=%E0%A4%96%E0%A5%8D%E0%A4%AF%E0%A5%81%E0%A4%98%E0%A5%83",
};
const CREDENTIAL = { id: EXAMPLE_ID, rawId: EXAMPLE_ID, type: "public-key" } as const;
const EXAMPLE_CREDENTIAL = {
  ...CREDENTIAL,
  response: {
    clientDataJSON: "eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0",
    authenticatorData: "SZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2MFAAAAAA",
    signature: "MEUCIQDR",
  },
};
const EXAMPLE_NEW_CREDENTIAL = {
  ...CREDENTIAL,
  response: {
    clientDataJSON: "eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIn0",
    attestationObject: "o2NmbXRkbm9uZWdhdHRTdG10oGhhdXRoRGF0YQ",
  },
};

/** The guide to every call. */
export const GUIDE: {
  readonly [K in keyof Api]: CallGuide<
    K extends `POST /ganita/${string}` ? object : RequestOf<Api[K]>
  >;
} = {
  "POST /auth/login": {
    description:
      "Takes the form of an OAuth2 password grant. A wrong password and an unknown email get the same refusal, in the same time. After several failures for one account or from one address the answer is 429 for a while.",
    examples: [{ body: { username: "reader@example.org", password: "correct horse battery" } }],
    refused: {
      401: { body: { username: "reader@example.org", password: "wrong horse" } },
      403: {
        body: { username: "reader@example.org", password: "correct horse battery" },
        headers: { "sec-fetch-site": "cross-site" },
      },
      422: { body: { username: "reader@example.org" } },
    },
  },
  "POST /auth/link": {
    description:
      "The site's operator makes such links: an invitation for a new member, or a reset for one who cannot log in. This call does not use up the link.",
    examples: [{ body: { secret: EXAMPLE_LINK } }],
    refused: {
      404: { body: { secret: "7dR0Yk3Qx8uW5mZr1cE7oNsBf2HdL9aGi4TpXeKqRy0" } },
      422: { body: { secret: "half of it" } },
    },
  },
  "POST /auth/link_password": {
    description:
      "An invitation creates the member; a reset ends every login and removes every earlier way to log in. Of two simultaneous uses of a link, one succeeds and the other is refused.",
    examples: [{ body: { secret: EXAMPLE_LINK, password: "mangoes in the rain" } }],
    refused: {
      404: {
        body: {
          secret: "7dR0Yk3Qx8uW5mZr1cE7oNsBf2HdL9aGi4TpXeKqRy0",
          password: "mangoes in the rain",
        },
      },
      422: { body: { secret: EXAMPLE_LINK } },
    },
  },
  "POST /auth/link_passkey_options": {
    description:
      "Pass the answer to PublicKeyCredential.parseCreationOptionsFromJSON, and its result to navigator.credentials.create. It does not use up the link.",
    examples: [{ body: { secret: EXAMPLE_LINK } }],
    refused: {
      404: { body: { secret: EXAMPLE_SECRET } },
      422: { body: { secret: "" } },
    },
  },
  "POST /auth/link_passkey": {
    description: "Like /auth/link_password, but with a passkey, which nobody can guess or forget.",
    examples: [
      { body: { secret: EXAMPLE_LINK, name: "My phone", credential: EXAMPLE_NEW_CREDENTIAL } },
    ],
    refused: {
      404: {
        body: { secret: EXAMPLE_SECRET, name: "My phone", credential: EXAMPLE_NEW_CREDENTIAL },
      },
      422: { body: { secret: EXAMPLE_LINK } },
    },
  },
  "POST /auth/confirm": {
    description:
      "Calls that change the account need a login proved in the last ten minutes, and otherwise answer 403 with the code recent_login_required. This call starts a new login that replaces the current one, with the same limits against guessing as any login.",
    examples: [{ body: { password: "correct horse battery" } }],
    refused: {
      403: { body: { password: "wrong horse" } },
      422: { body: {} },
    },
  },
  "POST /auth/second-factor": {
    description:
      "If the right password is not enough, a login answers 401 with the code second_factor_required, a ticket, and what may be sent with it: a code of the member's app, a passkey's signature, or a recovery code. A wrong one does not use up the ticket, within the same limits as passwords; a right one does. Each code works once.",
    examples: [
      { title: "A code from the app", body: { ticket: EXAMPLE_SECRET, code: "287082" } },
      {
        title: "A recovery code",
        body: { ticket: EXAMPLE_SECRET, recovery_code: "7Q2M-X9KD-40RT-BC8W-ZN5H-1VEA" },
      },
      { title: "A passkey", body: { ticket: EXAMPLE_SECRET, credential: EXAMPLE_CREDENTIAL } },
    ],
    refused: {
      403: { body: { ticket: EXAMPLE_SECRET, code: "287082" } },
      422: { body: { ticket: EXAMPLE_SECRET } },
    },
  },
  "POST /auth/passkey_options": {
    description:
      "Pass the answer to PublicKeyCredential.parseRequestOptionsFromJSON, and its result to navigator.credentials.get. Without a ticket the person chooses among all passkeys for this site; with one, among those of the member who is logging in.",
    examples: [{ body: {} }],
    refused: { 403: { body: { ticket: EXAMPLE_SECRET } }, 422: { body: { ticket: "" } } },
  },
  "POST /auth/passkey": {
    description:
      "The signature is accepted if it answers a live challenge of /auth/passkey_options, was made on a page of this site, and the authenticator has verified the person. If its counter has not grown, it may come from a copied key and is refused.",
    examples: [{ body: { credential: EXAMPLE_CREDENTIAL } }],
    refused: { 403: { body: { credential: EXAMPLE_CREDENTIAL } }, 422: { body: {} } },
  },
  "POST /auth/logout": {
    description: "The token stops working at once, on every server. Other tokens keep working.",
  },

  "GET /account/details": {
    description:
      "The email, when the account was made, and every live login: its browser, when it began, when it was last used, and whether it makes this call.",
  },
  "GET /account/download": {
    description:
      "It has no passwords, keys or tokens: the site stores these only as hashes, or as secrets that must not leave it. Work that you keep has its own list, GET /saved/work.",
  },
  "POST /account/password": {
    description:
      "Every other login ends; its next call gets the reason. A wrong current password counts like a failed login.",
    examples: [
      { body: { current_password: "correct horse battery", password: "mangoes in the rain" } },
    ],
    refused: {
      422: { body: { current_password: "wrong horse", password: "mangoes in the rain" } },
    },
  },
  "POST /account/leave": {
    description:
      "The account, its logins, passkeys and codes and the work you keep are deleted at once and exist only in the operator's backups.",
    examples: [{ body: { email: "leaver@example.org" } }],
    refused: { 422: { body: { email: "somebody.else@example.org" } } },
  },
  "POST /account/logins/{id}/end": {
    description:
      "The token of that login stops working at once, and its next call gets the reason. A login that has already ended stays so.",
    examples: [{ params: { id: "bR0Yk3Qx8uW5mZr1cE7oNsBf2HdL9aGi4TpXeKqRy0s" } }],
    refused: { 422: { params: { id: "the other one" } } },
  },
  "POST /account/end_other_logins": {
    description:
      "The tokens of all other logins stop working at once, and their next calls get the reason.",
  },

  "GET /account/factors": {
    description:
      "App codes, passkeys, and how many recovery codes are left. With an app or a passkey, a password alone is not enough to log in.",
  },
  "POST /account/totp": {
    description:
      "Draw the address as a QR code for the app, and confirm with the first code that it shows. Until then nothing changes, and a former app keeps working. Codes are those of RFC 6238: six digits, every 30 seconds, SHA-1.",
  },
  "POST /account/totp/confirm": {
    description:
      "From now on a login with a password needs a code as well. All other logins end. Make recovery codes next.",
    examples: [{ body: { setup: "9cNmXQv0aT1B.…", code: "287082" } }],
    refused: { 422: { body: { setup: "9cNmXQv0aT1B.…", code: "287082" } } },
  },
  "POST /account/totp/remove": {
    description: "All other logins end. Without an app, it changes nothing.",
    refused: { 422: {} },
  },
  "POST /account/new_passkey_options": {
    description:
      "Pass the answer to PublicKeyCredential.parseCreationOptionsFromJSON, and its result to navigator.credentials.create.",
    refused: { 422: { headers: { host: "192.0.2.1" } } },
  },
  "POST /account/passkeys": {
    description:
      "From now on the passkey alone is enough to log in, and a login with a password also needs a second factor. All other logins end.",
    examples: [{ body: { name: "My phone", credential: EXAMPLE_NEW_CREDENTIAL } }],
    refused: { 422: { body: { name: "My phone", credential: EXAMPLE_NEW_CREDENTIAL } } },
  },
  "POST /account/passkeys/{id}/rename": {
    description: "Only the member sees the name.",
    examples: [{ params: { id: EXAMPLE_ID }, body: { name: "Laptop" } }],
    refused: {
      404: { params: { id: "bm9uZQ" }, body: { name: "Laptop" } },
      422: { params: { id: EXAMPLE_ID }, body: { name: "" } },
    },
  },
  "POST /account/passkeys/{id}/remove": {
    description:
      "All other logins end. Removing it again changes nothing. Removing the last one is refused with last_way_in if the member has no password, or if the site requires a second factor and there is no other.",
    examples: [{ params: { id: EXAMPLE_ID } }],
    refused: { 422: { params: { id: "?" } } },
  },
  "POST /account/recovery_codes": {
    description:
      "Each of the ten codes replaces a second factor once. Only their hashes are stored: show them to the member now. All other logins end.",
    refused: { 422: {} },
  },

  "GET /saved/work": {
    description: `At most ${SAVED_WORK_PAGE} in an answer; for more, send the next offset. A search ignores case and accents: aryabhata finds Āryabhaṭa.`,
    examples: [{ query: { search: "yuga" } }],
    refused: { 422: { query: { offset: -1 } } },
  },
  "POST /saved/keep": {
    description:
      "The address contains all that the page shows, so opening it shows the same again. A member keeps at most 1,000; the same page may be kept more than once, with another name or note.",
    examples: [{ body: { ...SAVED, note: "The years of a yuga." } }],
    refused: { 422: { body: { ...SAVED, address: "https://example.org/" } } },
  },
  "POST /saved/work/{id}/change": {
    description: "The address stays. Without a note, the note becomes empty.",
    examples: [{ params: { id: EXAMPLE_ID }, body: { name: "Years of a yuga" } }],
    refused: {
      404: { params: { id: "none" }, body: { name: "Years of a yuga" } },
      422: { params: { id: EXAMPLE_ID }, body: { name: "" } },
    },
  },
  "POST /saved/work/{id}/remove": {
    description: "It is deleted at once. Removing it again changes nothing.",
    examples: [{ params: { id: EXAMPLE_ID } }],
    refused: { 422: { params: { id: "?" } } },
  },
  "POST /saved/remove_all": {
    description: "They are deleted at once, except in the operator's backups.",
  },

  "GET /aryabhatta/colors": {
    description: "One colour for each letter, however it is written: अ, a, ಅ and అ share theirs.",
  },
  "GET /aryabhatta/color_mappings": {
    description: "One row for each letter in the order of the varnamala.",
  },
  "GET /aryabhatta/get_mappings": {
    description:
      "Consonants and vowels with their numbers, then vowel signs and other marks. A vowel names the place 10^exponent.",
  },
  "POST /aryabhatta/process_sentence": {
    description:
      "Consonants that share a vowel are added, and their sum is multiplied by the vowel's place value; the parts of a word are added. The breakdown has one entry for each character, and one for each unwritten vowel.",
    examples: [
      {
        title: "The revolutions of the Sun in a yuga",
        body: { word: "ख्युघृ", inputScript: "devanagari" },
      },
      {
        title: "Two words in IAST, a final consonant read with a",
        body: { word: "rāma kṛṣṇam", inputScript: "latin", scheme: "iast", finalConsonant: "a" },
      },
    ],
    refused: { 422: { body: { word: " ", inputScript: "devanagari" } } },
  },
  "POST /aryabhatta/calculate": {
    description:
      "Returns the running results from the second number on; the last one is final. Fractions are exact in result_text. One result may have 20,000 digits, all together 200,000.",
    examples: [
      { title: "A sum", body: { tokens: [4320000, "57753336"], operation: "addition" } },
      { title: "An exact quotient", body: { tokens: [22, 7], operation: "division_fd" } },
    ],
    refused: { 422: { body: { tokens: [1, 0], operation: "division_fd" } } },
  },
  "POST /aryabhatta/closest_character": {
    description: "Nearest to the eye: by distance in OKLab.",
    examples: [{ body: { r: 153, g: 76, b: 66 } }],
    refused: { 422: { body: { r: 256, g: 0, b: 0 } } },
  },
  "POST /aryabhatta/encode": {
    description: "Words of the literature come first. Every word reads back to the number.",
    examples: [{ body: { number: 4320000, outputScript: "devanagari" } }],
    refused: { 422: { body: { number: 0, outputScript: "devanagari" } } },
  },

  "GET /cirus/dhq": {
    description: `meta.metrics explains each column and its unit; status says where each figure comes from. ${PREPARED}`,
  },
  "GET /cirus/dhq/{state}": {
    description: `Ranks are among all districts of India. ${PREPARED}`,
    examples: [{ params: { state: "Chandigarh" } }],
    refused: {
      404: { params: { state: "Atlantis" } },
      422: { params: { state: "a".repeat(101) } },
    },
  },
  "GET /cirus/states": {
    description: `meta.total has the figures for all of them together. ${PREPARED}`,
  },
  "GET /cirus/countries": {
    description: `meta.metrics explains each column and its unit; status says where each figure comes from. ${PREPARED}`,
  },
  "GET /cirus/releases": {
    description: `Releases are kept for ever, each with the one it replaced; live marks the one that the lists of places use. ${PREPARED}`,
  },
  "GET /cirus/releases/{release}": {
    description: `Each file comes with its SHA-256. To cite figures, cite their release by its id: it never changes. ${PREPARED}`,
    examples: [{ params: { release: "world" } }],
    refused: {
      404: { params: { release: "world-2001-01-01-000000000000" } },
      422: { params: { release: "a".repeat(101) } },
    },
  },
  "GET /cirus/releases/{release}/{file}": {
    description:
      "Tables are CSV, described by datapackage.json (Frictionless) and csv-metadata.json (CSV on the Web); release.json and release.xlsx have them all. At an address with a release's id a file's bytes never change: caches may keep it for ever.",
    examples: [{ params: { release: "world", file: "metrics.csv" } }],
    refused: {
      404: { params: { release: "world", file: "nothing.csv" } },
      422: { params: { release: "world", file: "a".repeat(101) } },
    },
  },
  "GET /cirus/workings/{view}/{place}": {
    description:
      "Each step is a number from a source, with its year, or a calculation with its numbers; the last one is the figure. Steps are shown only if they lead to the figure of the live release.",
    examples: [{ params: { view: "world", place: "IN" } }],
    refused: {
      404: { params: { view: "world", place: "XX" } },
      422: { params: { view: "world", place: "a".repeat(101) } },
    },
  },
  "GET /cirus/oembed": {
    description:
      "Takes the address of the CIRUS page or of an embed; view, metric and place in its query say what is compared. Only pages under /embed/ may be framed.",
    examples: [
      {
        query: {
          url: "http://localhost/cirus?view=world&place=IN&place=JP",
          maxwidth: 480,
          maxheight: 400,
          dnt: "true",
        },
      },
    ],
    refused: {
      404: { query: { url: "http://localhost/login" } },
      422: { query: {} as { url: string } },
      501: { query: { url: "http://localhost/cirus", format: "xml" } },
    },
  },
  "GET /cirus/continents": {
    description: `meta.total has the figures for all of them together. ${PREPARED}`,
  },
  "GET /cirus/countries/{continent}": {
    description: `Ranks are among all countries. ${PREPARED}`,
    examples: [{ params: { continent: "Oceania" } }],
    refused: {
      404: { params: { continent: "Atlantis" } },
      422: { params: { continent: "a".repeat(101) } },
    },
  },

  ...ganitaGuide,

  "GET /melakarta/melakarta-ragas": {
    description: PREPARED,
  },
};
