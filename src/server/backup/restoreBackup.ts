import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { connect } from '../db/connect';
import { lockFileName, lockFolder } from '../db/folderLock';
import { countRows } from '../db/pauseDatabase';
import { migrateToLatest } from '../db/migrate';
import { keyFolder } from '../secrets/secretKey';
import { markSubmissionsUncertain, endEverySession, forgetEvents } from './afterRestore.queries';
import { readManifest, verifyFiles, type Manifest } from './manifest';
import { copyTree, settle } from './tree';

export interface Restored {
  manifest: Manifest;
  /** Where the previous content of the folder was moved; undefined if it was empty. */
  aside: string | undefined;
}

/** What a backup holds, each a folder. */
const parts = ['database', 'files', 'mail', keyFolder];

/**
 * Puts a backup into a DATA_DIR on which no Marquee runs. Every file is verified before anything is touched. Existing
 * content is never deleted: with `replace` it is moved to a folder of its own. @throws Error with a readable sentence
 */
export async function restoreBackup(
  from: string,
  dataDir: string,
  { replace, now = new Date() }: { replace: boolean; now?: Date },
): Promise<Restored> {
  const manifest = await readManifest(from);
  await verifyFiles(from, manifest, parts);
  if (!manifest.files.some(({ path }) => path.startsWith('database/')))
    throw new Error('The backup is damaged: its list names no file of the database.');
  const lock = await lockFolder(dataDir);
  try {
    const present = (await readdir(dataDir)).filter((name) => name !== lockFileName);
    if (present.length > 0 && !replace)
      throw new Error(
        `${dataDir} is not empty, and nothing in it was touched. Set DATA_DIR to another folder, or add --replace to set aside what is there.`,
      );
    const fresh = await mkdtemp(join(dataDir, '.restore-'));
    try {
      for (const name of parts) {
        if (manifest.files.some(({ path }) => path.startsWith(`${name}/`)))
          await copyTree(join(from, name), join(fresh, name));
      }
      await prepareRestored(join(fresh, 'database'), manifest);
      const aside = present.length > 0 ? await setAside(dataDir, present, now) : undefined;
      for (const name of await readdir(fresh)) await rename(join(fresh, name), join(dataDir, name));
      await settle(dataDir);
      return { manifest, aside };
    } finally {
      await rm(fresh, { recursive: true, force: true });
    }
  } finally {
    await lock.release();
  }
}

/** Opens the copy, compares it with the manifest, and voids its sessions, links and stored events. */
async function prepareRestored(folder: string, { rows }: Manifest): Promise<void> {
  const database = await connect({ kind: 'embedded', folder });
  try {
    const found = await countRows(database.pool);
    const wrong = Object.entries(rows).find(([table, count]) => found[table] !== count);
    if (wrong)
      throw new Error(
        `The backup is damaged: ${wrong[0]} should have ${String(wrong[1])} rows and has ${String(found[wrong[0]] ?? 0)}.`,
      );
    await migrateToLatest(database);
    await endEverySession(database.db);
    await markSubmissionsUncertain(database.db);
    await forgetEvents(database.db);
  } finally {
    await database.close();
  }
}

async function setAside(dataDir: string, names: string[], now: Date): Promise<string> {
  const aside = join(dataDir, `replaced-${now.toISOString().replace(/[:.]/g, '-')}`);
  await mkdir(aside);
  for (const name of names) await rename(join(dataDir, name), join(aside, name));
  return aside;
}
