import { expect, test } from "vitest";
import { NoSoundError } from "../../audio/audio-output.ts";
import { hear } from "./voice.ts";

test("tells letter by letter what is heard", async () => {
  // Each look at the sound finds it a little further on.
  let position = -5;
  const { promise: ended, resolve: end } = Promise.withResolvers<boolean>();
  const sound = async () => ({
    ended,
    position() {
      position += 20;
      return position;
    },
  });
  const heard: string[] = [];
  const done = hear(
    "gaja",
    (latin) => {
      if (heard.at(-1) !== latin) heard.push(latin);
    },
    sound,
  );
  await expect.poll(() => heard).toHaveLength(4);
  end(true);
  expect(await done).toBeNull();
  expect(heard).toEqual(["g", "a", "j", "a"]);
});

test("says why nothing is heard", async () => {
  expect(await hear("q?", () => {})).toMatch(/does not know every letter/);
  const blocked = () => Promise.reject(new NoSoundError("Allow sound."));
  expect(await hear("ka", () => {}, blocked)).toBe("Allow sound.");
});
