import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createServices } from '../start/compose';
import { readConfig, type Config } from '../settings/config';
import { connect, type Database } from '../db/connect';
import { lockFolder } from '../db/folderLock';
import { migrateToLatest } from '../db/migrate';
import { createLog } from '../start/log';
import { ArgumentError, bulkSeed, progressOf, readSizes, usage, type BulkReport } from '../start/demo';
import { prepareData } from '../start/prepareData';
import { inStage, runCommand } from '../start/startFailure';

/** `npm run seed -- --boards 1000000 --files 20000 --campaigns 5000`: fills the configured database for load tests. */
async function seed(): Promise<void> {
  const { values } = parseArgs({
    options: {
      boards: { type: 'string' },
      files: { type: 'string' },
      campaigns: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  if (values.help === true) {
    process.stdout.write(`${usage}\n`);
    return;
  }
  const sizes = readSizes(values);
  const config = readConfig(process.env);
  // A second process on an embedded database would lose rows, so this refuses to run beside a Marquee on the folder.
  const lock = config.databaseUrl === undefined ? await inStage('folder', () => lockFolder(config.dataDir)) : undefined;
  const database = await inStage(config.databaseUrl === undefined ? 'embedded' : 'server', () => openDatabase(config));
  const services = await createServices(config, database, createLog('warn', process.stderr), () => '');
  // Creates the users and teams that will own the added records, if the settings ask for any.
  if (config.demo || config.firstAdmin.email !== undefined) await prepareData(services);
  const report = await bulkSeed(database.db, services.storage, sizes, (what, total) =>
    progressOf(what, total, process.stderr),
  );
  process.stdout.write(`${describe(report)}\n`);
  await services.storage.close();
  await database.close();
  await lock?.release();
}

async function openDatabase({ databaseUrl, dataDir }: Config): Promise<Database> {
  const database = await connect(
    databaseUrl === undefined
      ? { kind: 'embedded', folder: join(dataDir, 'database') }
      : { kind: 'server', url: databaseUrl, silence: 0 },
  );
  await migrateToLatest(database);
  return database;
}

function describe({ rows, seconds }: BulkReport): string {
  const parts = Object.entries(rows).map(
    ([table, count]) => `${count.toLocaleString('en')} ${table.replace('_', ' ')}`,
  );
  return `Added ${parts.join(', ')} in ${seconds.toFixed(1)} s.`;
}

runCommand(seed, (error) => (error instanceof ArgumentError ? `\n${usage}` : ''));
