import { expect, test } from "vitest";
import { loginAddress, nextAddress } from "./login-address.ts";

const HERE = "https://here.example";
const next = (address: string) => nextAddress(new URL(loginAddress(address), HERE).search, HERE);

test("leads back to where one wanted to go", () => {
  expect(nextAddress("?next=%2Fprivate%2Faryabhatta", HERE)).toBe("/private/aryabhatta");
  expect(next("/private/aryabhatta?word=ख्युघृ#s3")).toBe(
    `/private/aryabhatta?word=${encodeURIComponent("ख्युघृ")}#s3`,
  );
});

test.each([
  "https://elsewhere.example/",
  "https:elsewhere.example",
  "https:/elsewhere.example",
  "//elsewhere.example/",
  "///elsewhere.example/",
  "/\\elsewhere.example/",
  "\\\\elsewhere.example",
  "\\/elsewhere.example",
  "/.//elsewhere.example",
  "/..//elsewhere.example",
  "/./\\elsewhere.example",
  "/private/..//elsewhere.example",
  "/%2e//elsewhere.example",
  "/%2E%2e//elsewhere.example",
  "/\t/elsewhere.example",
  "/\n/elsewhere.example",
  "/.\r\n//elsewhere.example",
  "/.\t/\\elsewhere.example",
  " //elsewhere.example",
  "\t//elsewhere.example",
  "/\\\t/elsewhere.example",
  "javascript:alert(1)",
  "java\nscript:alert(1)",
  "data:text/html,x",
  "private",
  "",
])("never leads to another site: %j", (address) => {
  expect(next(address)).toBe("/private");
});

test.each([
  "/%2f/elsewhere.example",
  "/%2F%2Felsewhere.example",
  "/%5celsewhere.example",
  "/private//x",
  "/@elsewhere.example",
  "/?next=//elsewhere.example",
])("what stays on this site whoever reads it is left alone: %j", (address) => {
  expect(next(address)).toBe(address);
  expect(new URL(next(address), HERE).origin).toBe(HERE);
});

test.each(["/logout", "/logout/", "/LOGOUT?x=1", "/login", "/./logout#x", "/private/../logout"])(
  "never logs out or asks to log in again: %j",
  (address) => {
    expect(next(address)).toBe("/private");
  },
);

test("leads to the members' start page when nothing was wanted", () => {
  expect(nextAddress("", HERE)).toBe("/private");
});
