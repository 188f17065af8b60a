import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { listen } from "./listen.ts";

// Sends the same status, headers and bytes to everybody: what an answer costs Node itself.
const [status = "200", headers = "{}", file] = process.argv.slice(2);
const body = file ? readFileSync(file) : undefined;
const head = JSON.parse(headers);

listen(
  createServer((_request, response) => {
    response.writeHead(Number(status), head).end(body);
  }),
);
