import { statfs } from 'node:fs/promises';

/** `scarce`: nothing new is taken. `none`: nothing at all is written, the product's own notes included. */
export type Room = 'plenty' | 'scarce' | 'none';

/** How much room the disk of DATA_DIR has. A full disk would stop the embedded database for good. */
export interface Space {
  room(): Promise<Room>;
}

const mebi = 1024 * 1024;
/**
 * Below `scarce` free bytes nothing new is taken; below `none` nothing is written: PostgreSQL adds to its log 16 MiB at a time,
 * also to open a database again.
 */
export const spaceLimits = { scarce: 200 * mebi, none: 64 * mebi };

/** Looked at no more often than this: milliseconds. */
const every = 1000;

export function watchSpace(folder: string, measure: (folder: string) => Promise<number> = freeBytes): Space {
  let seen: { at: number; room: Promise<Room> } | undefined;
  const look = async (): Promise<Room> => {
    const free = await measure(folder);
    return free < spaceLimits.none ? 'none' : free < spaceLimits.scarce ? 'scarce' : 'plenty';
  };
  return {
    room: () => {
      const now = performance.now();
      // What cannot be measured (a network drive that hides it) is taken for plenty.
      if (seen === undefined || now - seen.at > every) seen = { at: now, room: look().catch(() => 'plenty') };
      return seen.room;
    },
  };
}

/** Bytes that this process may still write to the disk of a folder. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** A database elsewhere has its own disk. */
export const unlimitedSpace: Space = { room: () => Promise.resolve('plenty') };

/** @throws Error for a person, where opening (or making) the embedded database would break off in the middle */
export async function refuseFullDisk(folder: string, isNew: boolean): Promise<void> {
  const free = await freeBytes(folder);
  const needed = isNew ? spaceLimits.scarce : spaceLimits.none;
  if (free < needed)
    throw new Error(
      `DATA_DIR (${folder}) has ${String(Math.floor(free / mebi))} MB of free space and needs ${String(needed / mebi)} MB. Make room, then start again: nothing is lost.`,
    );
}
