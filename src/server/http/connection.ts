import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";

// Closing while bytes still arrive would reset the connection, and the client could lose the answer
// it has not read yet. So we only end our side, and give the client a moment to read and hang up.
const LINGER_MS = 1_000;

/** One client's connection, and its requests that are not fully answered yet. */
export class Connection {
  readonly socket: Socket;
  /** The address that limits count it by; null for a proxy, which has no limit. */
  readonly address: string | null;
  /** The unfinished answers, in the order of their requests, and when each request began. */
  readonly open = new Map<ServerResponse, number>();
  #latest: ServerResponse | undefined;
  #bytesAtRest = 0;

  constructor(socket: Socket, address: string | null) {
    this.socket = socket;
    this.address = address;
    // Node calls this to hang up once everything is sent.
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

  /** When the oldest unfinished request began; infinity if there is none. */
  get openSince(): number {
    const [since = Number.POSITIVE_INFINITY] = this.open.values();
    return since;
  }

  /** Whether no request is unfinished and the next one has not begun. */
  get isIdle(): boolean {
    return this.open.size === 0 && this.socket.bytesRead === this.#bytesAtRest;
  }

  /** Whether it waits for the client to send the rest of a request or to read an answer. */
  get isWaiting(): boolean {
    return [...this.open.keys()].every(({ req, writableEnded }) => !req.complete || writableEnded);
  }

  /** Whether the client would read bytes written now as the answer to its incoming request. */
  get isUnanswered(): boolean {
    const latest = this.#latest;
    if (!latest || latest.req.complete) return this.open.size === 0;
    return this.open.size === 1 && this.open.has(latest) && !latest.headersSent;
  }

  /** Makes the last unfinished answer tell the client that the connection ends with it. */
  announceClose() {
    const last = [...this.open.keys()].at(-1);
    for (const response of this.open.keys()) response.shouldKeepAlive = response !== last;
  }

  /** Hangs up once the unfinished answers are sent; none of them may be waiting for the client. */
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
