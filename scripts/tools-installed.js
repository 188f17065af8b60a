import { requireInstalled } from "./installed.js";

requireInstalled({ toBuild: true });
