import { describe, expect, test } from "vitest";
import { MAX_TEXT_CODE_POINTS, readText } from "./read-text.ts";
import type { Letter, ReadingRules } from "./reading.ts";
import type { Script } from "./script.ts";

const valueOf_ = 0;
