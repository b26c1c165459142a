import { statfs } from 'node:fs/promises';

/** `scarce`: calls may not add data. `exhausted`: nothing is written at all, not even sessions and logs of calls. */
export type FreeSpace = 'plenty' | 'scarce' | 'exhausted';

const mebi = 1024 * 1024;
/** The limits in free bytes. PostgreSQL extends its log by 16 MiB at a time, also to reopen a database. */
export const spaceLimits = { scarce: 200 * mebi, exhausted: 64 * mebi };

/** The free space is measured at most this often: milliseconds. */
const every = 1000;

/** How much space the disk of a folder has, measured when it is asked for. */
export function watchSpace(
  folder: string,
  measure: (folder: string) => Promise<number> = freeBytes,
): () => Promise<FreeSpace> {
  let seen: { at: number; space: Promise<FreeSpace> } | undefined;
  const look = async (): Promise<FreeSpace> => {
    const free = await measure(folder);
    return free < spaceLimits.exhausted ? 'exhausted' : free < spaceLimits.scarce ? 'scarce' : 'plenty';
  };
  return () => {
    const now = performance.now();
    // If it cannot be measured (some network drives), it counts as plenty.
    if (seen === undefined || now - seen.at > every) seen = { at: now, space: look().catch(() => 'plenty') };
    return seen.space;
  };
}

/** The bytes that this process can still write to the disk of a folder. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** For a database on another machine. */
export const unlimitedSpace = (): Promise<FreeSpace> => Promise.resolve('plenty');

/** @throws Error with a readable message if opening (or creating) the embedded database would fail halfway */
export async function refuseFullDisk(folder: string, isNew: boolean): Promise<void> {
  const free = await freeBytes(folder);
  const needed = isNew ? spaceLimits.scarce : spaceLimits.exhausted;
  if (free < needed)
    throw new Error(
      `DATA_DIR (${folder}) has ${String(Math.floor(free / mebi))} MB of free space and needs ${String(needed / mebi)} MB. Free some space, then start again: nothing is lost.`,
    );
}
