import { once } from "node:events";
import { connect } from "node:net";
import { operatorSocketPath } from "./operator-socket.ts";

/** Tells whether a server that holds a data directory answers its operator there. */
export async function isServed(dataDir: string): Promise<boolean> {
  const socket = connect(operatorSocketPath(dataDir));
  try {
    await once(socket, "connect");
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
