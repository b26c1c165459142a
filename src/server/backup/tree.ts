import { constants } from 'node:fs';
import { chmod, copyFile, link, mkdir, open, readdir, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

/** Every file below a folder, as paths relative to it with `/`, in order; none where there is no folder. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}

/** Folders below a folder, the empty ones too: PostgreSQL does not start without some of its own. */
async function foldersBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

/**
 * Copies a folder for its owner alone; every file is flushed to disk before this resolves (PGlite does not do that).
 */
export async function copyTree(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const folder of await foldersBelow(from)) await mkdir(join(to, folder), { recursive: true, mode: 0o700 });
  for (const path of await filesBelow(from)) {
    await copyFile(join(from, path), join(to, path), constants.COPYFILE_FICLONE);
    // A copy has the permissions of its source.
    await chmod(join(to, path), 0o600);
    await settle(join(to, path));
  }
}

/**
 * Hard-links the files of a folder into another folder on the same disk, which is fast whatever their size. Files that
 * are still being written are left out.
 */
export async function linkTree(from: string, to: string): Promise<void> {
  for (const path of (await filesBelow(from)).filter((name) => !name.endsWith('.part'))) {
    await mkdir(dirname(join(to, path)), { recursive: true });
    // Some file systems have no hard links; then the bytes are copied.
    await link(join(from, path), join(to, path)).catch(() => copyFile(join(from, path), join(to, path)));
  }
}

/** Flushes a file, or the entries of a folder, to disk (fsync). */
export async function settle(path: string): Promise<void> {
  const isFolder = (await stat(path)).isDirectory();
  if (isFolder && process.platform === 'win32') return;
  const handle = await open(path, isFolder ? 'r' : 'r+');
  await handle.sync().finally(() => handle.close());
}

/** Bytes of all files below a folder. */
export async function bytesBelow(folder: string): Promise<number> {
  const sizes = await Promise.all(
    (await filesBelow(folder)).map((path) =>
      stat(join(folder, path)).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
