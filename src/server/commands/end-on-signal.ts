// By default Node would end before partly written files are removed. Afterwards we send the signal
// again: process.exit would wait for Node's other threads, which may be reading or hashing.
// SIGHUP comes when a connection to the machine is lost. nohup makes no difference: Node takes back
// every signal that it was started to ignore.
for (const name of ["SIGHUP", "SIGINT", "SIGTERM"] as const) {
  process.once(name, () => {
    process.stderr.write(
      "Stopped before the end. Check whether the change was made, then run the command again.\n",
    );
    process.emit("exit", 1);
    process.kill(process.pid, name);
  });
}
