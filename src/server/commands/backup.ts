import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { requestBackup } from '../backup/backupRequests';
import { makeBackup } from '../backup/makeBackup';
import type { Manifest } from '../backup/manifest';
import { readConfig } from '../settings/config';
import { ConfigError } from '../settings/configError';
import { connect } from '../db/connect';
import { lockFolder } from '../db/folderLock';
import { productVersion } from '../http/product.routes';
import { inStage, runCommand } from '../start/startFailure';

/** `npm run backup -- [folder]`: made by the Marquee that runs on DATA_DIR, or by this process if none runs. */
async function backup(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const { databaseUrl, dataDir } = readConfig(process.env);
  if (databaseUrl !== undefined)
    throw new ConfigError(
      `DATABASE_URL is set: back that server up with pg_dump, and copy ${join(dataDir, 'files')} (or the bucket) after it`,
    );
  if (!existsSync(join(dataDir, 'database'))) throw new ConfigError(`DATA_DIR (${dataDir}) has no database to back up`);
  const to = resolve(positionals[0] ?? `marquee-backup-${new Date().toISOString().slice(0, 19).replace(/:/g, '-')}`);
  const made = (await requestBackup(dataDir, to)) ?? (await backUpHere(dataDir, to));
  process.stdout.write(`${summarise(made, to)}\n`);
}

async function backUpHere(dataDir: string, to: string): Promise<Manifest> {
  const lock = await inStage('folder', () => lockFolder(dataDir));
  const database = await inStage('embedded', () => connect({ kind: 'embedded', folder: join(dataDir, 'database') }));
  const made = await makeBackup({ database, dataDir, product: productVersion() }, to);
  await database.close();
  await lock.release();
  return made;
}

function summarise({ rows, files, heldFor }: Manifest, to: string): string {
  const count = Object.values(rows)
    .reduce((sum, one) => sum + one, 0)
    .toLocaleString('en');
  const megabytes = (files.reduce((sum, { bytes }) => sum + bytes, 0) / 1024 / 1024).toFixed(1);
  return `Backed up ${count} rows and ${files.length.toLocaleString('en')} files (${megabytes} MB) to ${to}; requests waited ${(heldFor / 1000).toFixed(1)} s.\nRestore it with: DATA_DIR=<an empty folder> npm run restore -- ${to}`;
}

runCommand(backup);
