import { afterAll } from "vitest";
import { emptyFolder } from "./stores.ts";

// Test files share a worker and its modules, so a hook in a module would run for the first file only.
afterAll(emptyFolder);
