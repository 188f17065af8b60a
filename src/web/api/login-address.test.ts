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
  "//elsewhere.example/",
  "/\\elsewhere.example/",
  "\\\\elsewhere.example",
  "/\t/elsewhere.example",
  "javascript:alert(1)",
  "",
])("never leads to another site: %j", (address) => {
  expect(next(address)).toBe("/private");
});

test("leads to the members' start page when nothing was wanted", () => {
  expect(nextAddress("", HERE)).toBe("/private");
});
