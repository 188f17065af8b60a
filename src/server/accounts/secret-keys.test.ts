import { expect, test } from "vitest";
import { keysAsText, keysFromText, newKey, open, seal } from "./secret-keys.ts";

const [former, key] = [newKey(), newKey()];
const SECRET = "GEZDGNBVGY3TQOJQ";

test("what is sealed opens with its key, for its owner, and never looks the same", () => {
  const sealed = seal([key], SECRET, "asha");
  expect(open([key], sealed, "asha")).toBe(SECRET);
  expect(sealed).not.toContain(SECRET);
  expect(seal([key], SECRET, "asha")).not.toBe(sealed);
  expect(() => open([key], sealed, "meera")).toThrow();
});

test("after a change of keys the first one seals, and the others still open", () => {
  const sealed = seal([former], SECRET, "asha");
  expect(open([key, former], sealed, "asha")).toBe(SECRET);
  expect(open([key], seal([key, former], SECRET, "asha"), "asha")).toBe(SECRET);
});

test("without its key it stays shut, with an error of its own", () => {
  const sealed = seal([former], SECRET, "asha");
  for (const keys of [[], [key]]) {
    expect(() => open(keys, sealed, "asha")).toThrow(
      expect.objectContaining({ name: "MissingKeyError" }),
    );
  }
  expect(() => seal([], SECRET, "asha")).toThrow(
    expect.objectContaining({ name: "MissingKeyError" }),
  );
});

test("a changed bit anywhere is noticed", () => {
  const sealed = seal([key], SECRET, "asha");
  const [name, content] = sealed.split(".") as [string, string];
  const bytes = Buffer.from(content, "base64url");
  for (let at = 0; at < bytes.length; at += 1) {
    const changed = Buffer.from(bytes);
    changed[at]! ^= 1;
    expect(() => open([key], `${name}.${changed.toString("base64url")}`, "asha")).toThrow();
  }
  expect(() => open([key], `${name}.`, "asha")).toThrow();
});

test("keys are written and read as text", () => {
  expect(keysFromText(keysAsText([key, former]))).toEqual([key, former]);
  expect(keysFromText(` ${keysAsText([key])} `)).toEqual([key]);
  for (const text of ["", "short", `${keysAsText([key])},`, "!".repeat(43)]) {
    expect(keysFromText(text)).toBeNull();
  }
});
