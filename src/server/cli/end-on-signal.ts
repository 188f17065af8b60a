// By default Node would end before partly written files are removed. Afterwards we send the signal
// again: process.exit would wait for Node's other threads, which may be reading or hashing.
for (const name of ["SIGINT", "SIGTERM"] as const) {
  process.once(name, () => {
    process.stderr.write(
      "Stopped before the end. Check whether the change was made, then run the command again.\n",
    );
    process.emit("exit", 1);
    process.kill(process.pid, name);
  });
}
