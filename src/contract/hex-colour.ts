import { z } from "zod";

/** A CSS colour with six hexadecimal digits. */
export const hexColour = z
  .string()
  .regex(/^#[0-9a-f]{6}$/)
  .meta({
    id: "HexColour",
    description: "A CSS colour in six digits.",
  });
