import { describe } from "vitest";
import { calls } from "./documented-server.ts";
import { isLogin, survivesAnything } from "./survives-anything.ts";

describe.each(calls.filter(({ path }) => isLogin(path)))("$key", survivesAnything);
