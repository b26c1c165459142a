import { existsSync } from 'node:fs';
import { chmod, cp, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** The empty, migrated database that the build makes (makeEmptyDatabase.ts); missing if the sources run unbuilt. */
export const emptyDatabase = join(__dirname, 'emptyDatabase');

/**
 * Makes a new database folder as a copy of the build's, because PGlite takes several seconds to make one. The folder
 * appears when its copy is complete, so that a start that was killed can be repeated. Does nothing if there is a database
 * already, or no build; PGlite then makes the database when it opens the folder.
 */
export async function copyEmptyDatabase(folder: string, from = emptyDatabase): Promise<void> {
  if (existsSync(folder) || !existsSync(from)) return;
  const part = `${folder}.part`;
  await rm(part, { recursive: true, force: true });
  await cp(from, part, { recursive: true });
  // A copy has the permissions of its source, which everybody may read.
  for (const entry of await readdir(part, { recursive: true, withFileTypes: true }))
    await chmod(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o700 : 0o600);
  await chmod(part, 0o700);
  await rename(part, folder);
}
