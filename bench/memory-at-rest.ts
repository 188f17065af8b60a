import { setTimeout as pause } from "node:timers/promises";
import type { MeasuredProcess } from "./measured-process.ts";

const LOOKS = 5;
const MEGABYTE = 1_000_000;

/**
 * The memory of an idle server in bytes. Compiling and uncollected garbage make it vary, so this is
 * the smallest of a few samples, half a second apart.
 */
export async function memoryAtRest(server: MeasuredProcess): Promise<number> {
  const looks: number[] = [];
  while (looks.length < LOOKS) {
    await pause(500);
    looks.push((await server.usage()).memoryBytes);
  }
  return Math.min(...looks);
}

export const inMegabytes = (bytes: number): number => Math.round(bytes / MEGABYTE);
