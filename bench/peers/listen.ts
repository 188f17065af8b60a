import type { Server } from "node:http";
import type { AddressInfo } from "node:net";

/** Listens on a free loopback port, says where, and ends on SIGTERM. */
export function listen(server: Server): void {
  server.listen(0, "127.0.0.1", () => {
    const { port } = server.address() as AddressInfo;
    process.stdout.write(`is at http://127.0.0.1:${port}\n`);
  });
  process.once("SIGTERM", () => process.exit(0));
}
