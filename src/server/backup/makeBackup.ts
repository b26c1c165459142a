import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import type { Database } from '../db/connect';
import { pauseDatabase } from '../db/pauseDatabase';
import { keyFolder } from '../secrets/secretKey';
import { freeBytes } from '../storage/space';
import { hashFile, manifestName, type Manifest } from './manifest';
import { bytesBelow, copyTree, filesBelow, linkTree, settle } from './tree';

/** Bytes that a backup leaves free on the disk it is written to. */
const keptFree = 256 * 1024 * 1024;
/** Folders of DATA_DIR whose files are written whole and never changed. */
const unchanging = ['files', 'mail', keyFolder] as const;

/**
 * Copies an embedded database and its files, as they are together at one moment, into the new folder `to`. Requests
 * wait while the database's files are copied; artwork gets hard links in that time and is copied afterwards. @throws
 * Error with a readable sentence; nothing is left behind then
 */
export async function makeBackup(
  { database, dataDir, product }: { database: Database; dataDir: string; product: string },
  to: string,
): Promise<Manifest> {
  const target = resolve(to);
  await refuseBadTarget(dataDir, target);
  const partial = `${target}.partial`;
  await rm(partial, { recursive: true, force: true });
  await mkdir(partial, { recursive: true });
  const staged = await mkdtemp(join(dataDir, '.backup-'));
  try {
    const { rows, heldFor } = await pauseDatabase(database, async (counted) => {
      const began = performance.now();
      await copyTree(join(dataDir, 'database'), join(partial, 'database'));
      for (const name of unchanging) await linkTree(join(dataDir, name), join(staged, name));
      return { rows: counted, heldFor: Math.round(performance.now() - began) };
    });
    for (const name of await readdir(staged)) await copyTree(join(staged, name), join(partial, name));
    const manifest: Manifest = {
      format: 1,
      product,
      madeAt: new Date().toISOString(),
      heldFor,
      rows,
      files: await describe(partial),
    };
    await writeFile(join(partial, manifestName), `${JSON.stringify(manifest, undefined, 1)}\n`);
    await settle(join(partial, manifestName));
    await rename(partial, target);
    await settle(dirname(target));
    return manifest;
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    throw error;
  } finally {
    await rm(staged, { recursive: true, force: true });
  }
}

async function refuseBadTarget(dataDir: string, target: string): Promise<void> {
  if (existsSync(target)) throw new Error(`${target} already exists. Name a folder that does not.`);
  if (`${target}${sep}`.startsWith(`${resolve(dataDir)}${sep}`))
    throw new Error(`${target} is inside DATA_DIR, where it would be lost together with it. Name another folder.`);
  await mkdir(dirname(target), { recursive: true });
  const free = await freeBytes(dirname(target));
  const needed = (await bytesBelow(dataDir)) + keptFree;
  if (free < needed)
    throw new Error(
      `There is too little space for a backup at ${target}: it needs ${megabytes(needed)} MB, ${megabytes(free)} MB are free.`,
    );
}

const megabytes = (bytes: number): string => Math.ceil(bytes / 1024 / 1024).toLocaleString('en');

async function describe(folder: string): Promise<Manifest['files']> {
  const described: Manifest['files'] = [];
  for (const path of await filesBelow(folder))
    described.push({ path, bytes: (await stat(join(folder, path))).size, sha256: await hashFile(join(folder, path)) });
  return described;
}
