import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';

/** The list of a backup's contents. It is written last: a folder without it is not a complete backup. */
export const manifestName = 'backup.json';
export const manifestShape = z.strictObject({
  format: z.literal(1),
  product: z.string(),
  madeAt: z.string(),
  /** How long requests had to wait, in milliseconds. */
  heldFor: z.number(),
  /** Rows of each table at the moment of the backup. */
  rows: z.record(z.string(), z.number().int()),
  /** Every file below the folder: its bytes and their SHA-256. */
  files: z.array(z.strictObject({ path: z.string(), bytes: z.number().int(), sha256: z.string() })),
});
export type Manifest = z.output<typeof manifestShape>;

/** @throws Error if the folder is not a backup made by Marquee */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestName), 'utf8').catch(() => undefined);
  if (text === undefined) throw new Error(`${folder} is not a backup: it has no ${manifestName}.`);
  const read = manifestShape.safeParse(JSON.parse(text));
  if (!read.success) throw new Error(`${join(folder, manifestName)} is not a manifest that this Marquee can read.`);
  return read.data;
}

/** @throws Error naming the first file that is missing or differs from the one that was backed up */
export async function verifyFiles(folder: string, { files }: Manifest): Promise<void> {
  for (const { path, sha256 } of files) {
    if (path.split('/').includes('..')) throw new Error(`${path} is not below the backup.`);
    const found = await hashOf(join(folder, path)).catch(() => undefined);
    if (found !== sha256)
      throw new Error(
        `The backup is damaged: ${path} ${found === undefined ? 'cannot be read' : 'is not what was backed up'}.`,
      );
  }
}

/** SHA-256 of a file, in hex. */
export async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
