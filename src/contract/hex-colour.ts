import { z } from "zod";

export const hexColour = z
  .string()
  .regex(/^#[0-9a-f]{6}$/)
  .meta({
    id: "HexColour",
    description: "A CSS colour in six digits.",
  });
