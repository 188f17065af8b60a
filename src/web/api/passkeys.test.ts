import { expect, test } from "vitest";
import { askForPasskey, makePasskey } from "./passkeys.ts";

// As in a browser inside another app, or on a page opened without https.
test("a browser without passkeys is named as the reason, and nobody is asked to try it again", async () => {
  const none = /^Passkeys do not work in this browser/;
  await expect(askForPasskey({} as never)).rejects.toThrow(none);
  await expect(makePasskey({} as never)).rejects.toThrow(none);
});
