/**
 * Node's module for HTTP. To import it by name would also load the client behind `fetch`, which
 * takes 40 ms and a command or a server never uses.
 */
export const http = process.getBuiltinModule("node:http");
