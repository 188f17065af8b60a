import { setTimeout as pause } from "node:timers/promises";
import type { MeasuredProcess } from "./measured-process.ts";

const LOOKS = 5;
const MEGABYTE = 1_000_000;

/**
 * What a server holds in memory, in bytes, when it has nothing to do. What is being compiled or waits to be
 * collected comes and goes: the smallest of a few looks in as many half seconds counts.
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
