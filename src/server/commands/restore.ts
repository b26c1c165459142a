import { parseArgs } from 'node:util';
import { restoreBackup } from '../backup/restoreBackup';
import { readConfig } from '../settings/config';
import { ConfigError } from '../settings/configError';
import { runCommand } from '../start/startFailure';

/** `npm run restore -- <folder> [--replace]`: puts a backup into DATA_DIR. */
async function restore(): Promise<void> {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { replace: { type: 'boolean' } } });
  const [from] = positionals;
  if (from === undefined) throw new Error('Name the backup: npm run restore -- <folder> [--replace]');
  const { databaseUrl, dataDir } = readConfig(process.env);
  if (databaseUrl !== undefined)
    throw new ConfigError(
      'DATABASE_URL is set, and a backup of the embedded database cannot be restored into it; unset it to restore into DATA_DIR',
    );
  const { manifest, aside } = await restoreBackup(from, dataDir, { replace: values.replace === true });
  const rows = Object.values(manifest.rows)
    .reduce((sum, one) => sum + one, 0)
    .toLocaleString('en');
  process.stdout.write(
    `Restored ${rows} rows and ${manifest.files.length.toLocaleString('en')} files of ${manifest.madeAt} into ${dataDir}. Everybody has to sign in again.\n`,
  );
  if (aside !== undefined) process.stdout.write(`What was there before is in ${aside}.\n`);
}

runCommand(restore);
