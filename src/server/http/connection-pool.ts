import type { Socket } from "node:net";
import { limitedAddress } from "./client-address.ts";
import { Connection } from "./connection.ts";

interface PoolLimits {
  /** Simultaneous connections in total. */
  readonly inAll: number;
  /** Simultaneous connections from one address; proxies are exempt. */
  readonly perAddress: number;
  /** Whether an address is a proxy in front of the server, which connects for many visitors. */
  readonly isProxy: (address: string) => boolean;
}

/**
 * The open connections of a server. When there are too many, it closes the one that has waited
 * longest for its client, so slow clients cannot keep others out.
 */
export class ConnectionPool {
  readonly #limits: PoolLimits;
  // Ordered by when they last began or ended a request.
  readonly #connections = new Map<Socket, Connection>();
  readonly #countByAddress = new Map<string, number>();

  constructor(limits: PoolLimits) {
    this.#limits = limits;
  }

  [Symbol.iterator]() {
    return this.#connections.values();
  }

  of(socket: Socket): Connection | undefined {
    return this.#connections.get(socket);
  }

  /** Accepts a new connection, or closes it if all others are busy. */
  add(socket: Socket) {
    const { inAll, perAddress, isProxy } = this.#limits;
    const peer = socket.remoteAddress ?? "";
    const connection = new Connection(socket, isProxy(peer) ? null : limitedAddress(peer));
    const { address } = connection;
    const isFull = this.#connections.size >= inAll;
    const isCrowded = address !== null && (this.#countByAddress.get(address) ?? 0) >= perAddress;
    const hasRoom =
      (!isCrowded || this.#endLongestWaiting((other) => other.address === address)) &&
      (!isFull || isCrowded || this.#endLongestWaiting(() => true));
    if (!hasRoom) return void socket.destroy();
    this.#connections.set(socket, connection);
    this.#count(connection, 1);
    socket.once("close", () => this.#drop(connection));
  }

  /** Records that a connection has begun or ended a request. */
  touch(connection: Connection) {
    if (!this.#connections.delete(connection.socket)) return;
    this.#connections.set(connection.socket, connection);
  }

  #endLongestWaiting(isMeant: (connection: Connection) => boolean): boolean {
    for (const connection of this) {
      if (!isMeant(connection) || !connection.isWaiting) continue;
      this.#drop(connection);
      connection.socket.destroy();
      return true;
    }
    return false;
  }

  #drop(connection: Connection) {
    if (this.#connections.delete(connection.socket)) this.#count(connection, -1);
  }

  #count({ address }: Connection, change: number) {
    if (address === null) return;
    const count = (this.#countByAddress.get(address) ?? 0) + change;
    if (count === 0) this.#countByAddress.delete(address);
    else this.#countByAddress.set(address, count);
  }
}
