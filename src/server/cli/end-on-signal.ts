// Left to itself, Node would be gone before what is half written is removed. The signal is then sent
// again: process.exit would wait for Node's other threads, whatever they read, hash or compile.
for (const name of ["SIGINT", "SIGTERM"] as const) {
  process.once(name, () => {
    process.stderr.write(
      "Stopped before the end. Look whether the change was made, then run the command again.\n",
    );
    process.emit("exit", 1);
    process.kill(process.pid, name);
  });
}
