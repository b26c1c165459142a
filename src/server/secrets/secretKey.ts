import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Where an embedded database's key is kept: beside the data, and in its backups. */
export const keyFolder = 'keys';

/**
 * The key of a data folder, made at its first use; only its owner can read it. The folder's lock ensures that only one
 * process creates it. @throws Error if the file holds anything else
 */
export function keyBeside(dataDir: string): string {
  const path = join(dataDir, keyFolder, 'secret.key');
  if (existsSync(path)) {
    const kept = readFileSync(path, 'utf8').trim();
    if (!/^[\w-]{43}$/.test(kept))
      throw new Error(
        `${path} is damaged: it is not a key. Put the file of a backup there; without one, remove it, and everybody sets up their second factor again.`,
      );
    return kept;
  }
  const made = randomBytes(32).toString('base64url');
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  writeFileSync(`${path}.part`, `${made}\n`, { mode: 0o600, flush: true });
  renameSync(`${path}.part`, path);
  return made;
}
