import { constants } from "node:os";

// Node left to itself would be gone before what is half written is removed.
for (const name of ["SIGINT", "SIGTERM"] as const) {
  process.once(name, () => {
    process.stderr.write(
      "Stopped before the end. Look whether the change was made, then run the command again.\n",
    );
    process.exit(128 + constants.signals[name]);
  });
}
