import path from "node:path";
import { z } from "zod";
import { VIEW_NAMES, type ViewName } from "#domain/risk/view-facts.data.ts";
import { MAX_LINK_DAYS } from "../accounts/link-address.ts";
import type { OwnFacts, StoredRelease } from "../cirus/release.ts";
import { ownFactsSchema, releaseSchema } from "../cirus/release-schema.ts";
import { memberEmail } from "../config.ts";

const email = z.string();
const days = z.int().min(1).max(MAX_LINK_DAYS);
/** Not one of the words of the command, because other users of the machine can read those. */
const password = z.string();
/** The server that opens it may have been started in another directory than the command. */
const file = z.string().refine(path.isAbsolute);
const view = z.enum(VIEW_NAMES);

const memberRequest = z.discriminatedUnion("command", [
  z.strictObject({ command: z.literal("list members") }),
  z.strictObject({ command: z.literal("invite member"), email: memberEmail, days }),
  z.strictObject({ command: z.literal("reset member"), email, days }),
  z.strictObject({ command: z.literal("add member"), email: memberEmail, password }),
  z.strictObject({ command: z.literal("set password"), email, password }),
  z.strictObject({ command: z.literal("remove member"), email }),
]);

/** What a command may ask of the process that holds the data. */
export const operatorRequest = z.discriminatedUnion("command", [
  memberRequest,
  z.strictObject({ command: z.literal("backup"), file }),
  /** Members and imported figures are replaced only if `mayReplace`. */
  z.strictObject({ command: z.literal("restore"), file, mayReplace: z.boolean() }),
  z.strictObject({ command: z.literal("live releases") }),
  z.strictObject({
    command: z.literal("publish"),
    releases: z.array(releaseSchema).min(1).max(VIEW_NAMES.length),
    /** The releases they were compared with; the request is refused if others are live by now. */
    insteadOf: z.partialRecord(view, z.string()),
    /** The facts behind those releases that were not imported as finished metrics. */
    facts: z.partialRecord(view, ownFactsSchema),
  }),
  z.strictObject({ command: z.literal("rollback"), view: view.nullable() }),
  /** The keys as text: the first seals, all open. */
  z.strictObject({ command: z.literal("reseal"), keys: z.string() }),
]);

export type OperatorCommand = z.infer<typeof operatorRequest>["command"];
/** The commands about members. */
export type MemberCommand = z.infer<typeof memberRequest>["command"];
export type OperatorRequest<Command extends OperatorCommand = OperatorCommand> = Extract<
  z.infer<typeof operatorRequest>,
  { command: Command }
>;

type LiveReleasesByView = { readonly [View in ViewName]: StoredRelease<View> };

/** The operator's own facts behind each live release; null if not known. */
type LiveFacts = Readonly<Record<ViewName, OwnFacts | null>>;

/** The answer to each request: if nothing else is told, the text to show. */
export interface OperatorAnswers
  extends Readonly<Record<MemberCommand | "backup" | "restore", string>> {
  readonly "live releases": LiveReleasesByView & { readonly facts: LiveFacts };
  /** How many secrets there are. */
  readonly reseal: number;
  /** For each release, whether it is newly live. */
  readonly publish: readonly boolean[];
  /** The view that was rolled back, and its live release now. */
  readonly rollback: { readonly view: ViewName; readonly id: string };
}

/** Carries out a request where the data is. */
export type Ask = <Command extends OperatorCommand>(
  request: OperatorRequest<Command>,
) => Promise<OperatorAnswers[Command]>;
