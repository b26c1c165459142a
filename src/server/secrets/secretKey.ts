import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Where an embedded database's key is kept: beside the data, and in its backups. */
export const keyFolder = 'keys';

/**
 * The key of a data folder, made at its first use; only its owner can read it. The folder's lock ensures that only one
 * process creates it.
 */
export function keyBeside(dataDir: string): string {
  const path = join(dataDir, keyFolder, 'secret.key');
  if (existsSync(path)) return readFileSync(path, 'utf8').trim();
  const made = randomBytes(32).toString('base64url');
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  writeFileSync(`${path}.part`, `${made}\n`, { mode: 0o600, flush: true });
  renameSync(`${path}.part`, path);
  return made;
}
