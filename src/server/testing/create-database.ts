import { randomBytes } from "node:crypto";
import pg from "pg";

/** Creates a PostgreSQL database, empty or as a copy of another, and returns its address. */
export async function createDatabase(server: string, template = "template1"): Promise<string> {
  const url = new URL(server);
  const name = `test_${randomBytes(8).toString("hex")}`;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query(`create database ${name} template ${template}`);
  await client.end();
  url.pathname = `/${name}`;
  return url.href;
}
