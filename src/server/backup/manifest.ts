import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { lstat, readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
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
  const read = manifestShape.safeParse(parsed(text));
  if (!read.success) throw new Error(`${join(folder, manifestName)} is not a manifest that this Marquee can read.`);
  return read.data;
}

/** The value of a JSON text; undefined if it is none. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Checks that these parts of the backup hold the listed files as they were, and nothing else: a link would lead out of
 * the backup, and a file that no list names was never part of it.
 * @throws Error naming the first file that is missing, differs, or does not belong
 */
export async function verifyFiles(folder: string, { files }: Manifest, parts: readonly string[]): Promise<void> {
  const listed = new Set(files.map(({ path }) => path));
  for (const part of parts) await verifyNoOtherFiles(folder, part, listed);
  for (const { path, sha256 } of files) {
    const [part = '', ...names] = path.split(/[\\/]/);
    if (!parts.includes(part) || names.includes('..')) throw new Error(`${path} is not a file of a backup.`);
    const found = await hashFile(join(folder, path)).catch(() => undefined);
    if (found !== sha256)
      throw new Error(
        `The backup is damaged: ${path} ${found === undefined ? 'cannot be read' : 'is not what was backed up'}.`,
      );
  }
}

async function verifyNoOtherFiles(folder: string, part: string, listed: ReadonlySet<string>): Promise<void> {
  const found = await lstat(join(folder, part)).catch(() => undefined);
  if (found === undefined) return;
  if (!found.isDirectory()) throw new Error(`The backup is damaged: ${part} is not a folder.`);
  for (const entry of await readdir(join(folder, part), { recursive: true, withFileTypes: true })) {
    if (entry.isDirectory()) continue;
    const path = relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/');
    if (!entry.isFile()) throw new Error(`The backup is damaged: ${path} is a link, and a backup holds none.`);
    if (!listed.has(path)) throw new Error(`The backup is damaged: ${path} is not in its list.`);
  }
}

/** SHA-256 of a file, in hex. */
export async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
