import { createServer } from "node:http";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { listen } from "./listen.ts";

// Bare PGlite, opened again: the cost of the embedded database alone.
const client = await PGlite.create(path.join(process.argv[2]!, "postgres"));
await client.query("select count(*) from members");

listen(createServer((_request, response) => response.end("ready")));
