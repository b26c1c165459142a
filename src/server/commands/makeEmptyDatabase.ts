import { rename, rm } from 'node:fs/promises';
import { connect } from '../db/connect';
import { emptyDatabase } from '../db/embedded/emptyDatabase';
import { migrateToLatest } from '../db/migrate';

/** The last step of the build: an empty database with the current schema, beside this program. */
async function makeEmptyDatabase(): Promise<void> {
  const part = `${emptyDatabase}.part`;
  await rm(part, { recursive: true, force: true });
  const database = await connect({ kind: 'embedded', folder: part });
  await migrateToLatest(database);
  await database.close();
  await rm(emptyDatabase, { recursive: true, force: true });
  await rename(part, emptyDatabase);
}

makeEmptyDatabase().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    process.exit(1);
  },
);
