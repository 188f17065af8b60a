import { NodeFS } from "@electric-sql/pglite/nodefs";

type Given = Parameters<NodeFS["init"]>;

/** How the embedded database changes a file's attributes, such as its mode. */
type SetAttributes = (file: unknown, node: unknown, changes: { mode?: number }) => void;

/**
 * The embedded database's files in a directory, accessible only to their owner. By default it makes
 * every file accessible to everybody, whatever the process's umask is.
 */
export class PrivateFiles extends NodeFS {
  override async init(...given: Given) {
    const { emscriptenOpts } = await super.init(...given);
    const keepPrivate = ({ NODEFS }: { NODEFS: { doSetAttr: SetAttributes } }) => {
      const setAttributes = NODEFS.doSetAttr;
      NODEFS.doSetAttr = (file, node, changes, ...calls) => {
        const { mode } = changes;
        const mine = mode === undefined ? changes : { ...changes, mode: mode & ~0o077 };
        setAttributes(file, node, mine, ...calls);
      };
    };
    const preRun = [keepPrivate, ...[emscriptenOpts.preRun ?? []].flat()] as NonNullable<
      Given[1]["preRun"]
    >;
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }
}
