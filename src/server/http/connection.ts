import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";

// Closing while bytes still come in would reset the connection, and the client could lose the answer
// it has not read yet: we say that we are done, and leave it a moment to read and hang up.
const LINGER_MS = 1_000;

/** One client's connection and its requests that are not answered to the last byte. */
export class Connection {
  readonly socket: Socket;
  /** What limits count it by; null for a proxy's, which is limited by none. */
  readonly address: string | null;
  /** The answers under way, in the order of their requests, and when each request began. */
  readonly open = new Map<ServerResponse, number>();
  #latest: ServerResponse | undefined;
  #bytesAtRest = 0;

  constructor(socket: Socket, address: string | null) {
    this.socket = socket;
    this.address = address;
    // Node's way to hang up once all is sent.
    socket.destroySoon = () => this.close();
  }

  begin(response: ServerResponse) {
    this.#latest = response;
    this.open.set(response, performance.now());
  }

  end(response: ServerResponse) {
    this.open.delete(response);
    this.#bytesAtRest = this.socket.bytesRead;
  }

  /** Since when the oldest request under way is; never where there is none. */
  get openSince(): number {
    const [since = Number.POSITIVE_INFINITY] = this.open.values();
    return since;
  }

  /** Whether nothing is under way: the next request has not begun. */
  get isIdle(): boolean {
    return this.open.size === 0 && this.socket.bytesRead === this.#bytesAtRest;
  }

  /** Whether the next move is the client's: to send the rest of a request, or to read an answer. */
  get isWaiting(): boolean {
    return [...this.open.keys()].every(({ req, writableEnded }) => !req.complete || writableEnded);
  }

  /** Whether bytes written now would be taken for the answer to the request that is coming in. */
  get isUnanswered(): boolean {
    const latest = this.#latest;
    if (!latest || latest.req.complete) return this.open.size === 0;
    return this.open.size === 1 && this.open.has(latest) && !latest.headersSent;
  }

  /** Tells the client, in the head of the last answer under way, that the connection ends with it. */
  announceClose() {
    const last = [...this.open.keys()].at(-1);
    for (const response of this.open.keys()) response.shouldKeepAlive = response !== last;
  }

  /** Hangs up when the answers under way are sent, which must not wait for the client. */
  closeAfterAnswers() {
    this.#ignoreInput();
    this.announceClose();
    const [last] = [...this.open.keys()].slice(-1);
    last?.once("close", () => this.close());
  }

  /** Sends some last bytes and hangs up a moment later. */
  close(last = "") {
    const { socket } = this;
    if (!socket.writable) return void socket.destroy();
    this.#ignoreInput();
    socket.end(last);
    const timer = setTimeout(() => socket.destroy(), LINGER_MS).unref();
    socket.once("close", () => clearTimeout(timer));
  }

  #ignoreInput() {
    this.socket.removeAllListeners("data").on("data", () => {});
    this.socket.resume();
  }
}
