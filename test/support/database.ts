import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { Client } from 'pg';
import { connect, type Database } from '../../src/server/db/connect';
import type { GivenPglite } from '../../src/server/db/embedded/embedded';
import { migrateToLatest, migrationsFolder } from '../../src/server/db/migrate';

/**
 * A migrated, empty database of its own for a test file: PGlite in memory, or, when the run has a PostgreSQL cluster
 * (MARQUEE_TEST_POSTGRES, set by the `postgres` jest project), a fresh database there. The same tests run on both.
 */
export async function openTestDatabase(): Promise<Database> {
  const cluster = process.env['MARQUEE_TEST_POSTGRES'];
  return cluster === undefined ? openLite() : openServer(cluster);
}

/** A database for the tests of a file: it opens before them and closes after them. */
export function testDatabase(): Database {
  const database = {} as Database; // filled before the first test
  beforeAll(async () => void Object.assign(database, await openTestDatabase()));
  afterAll(() => database.close());
  return database;
}

/** Read once by each test file. */
let image: Promise<Blob> | undefined;

declare global {
  /** Set by the test environments (pgliteOnce.cjs). */
  var pglitePrograms: GivenPglite | undefined;
}

async function openLite(): Promise<Database> {
  image ??= readImage();
  return connect({ kind: 'memory', given: { ...globalThis.pglitePrograms, loadDataDir: await image } });
}

async function readImage(): Promise<Blob> {
  const path = imagePath();
  if (!existsSync(path)) await makeImage(path);
  return new Blob([readFileSync(path)]);
}

/**
 * A migrated cluster, dumped once: loading it takes a tenth of the time of making it. Its write-ahead log is in
 * segments of 1 MB, because copying the usual 16 MB into memory would take longer than all else.
 */
async function makeImage(path: string): Promise<void> {
  const lite = await PGlite.create({ initDbStartParams: ['--wal-segsize=1'] });
  await migrate(drizzle(lite), { migrationsFolder });
  // Tests use one database; the templates of others are half of the image.
  await lite.exec('update pg_database set datistemplate = false, datallowconn = true');
  await lite.exec('drop database template0');
  await lite.exec('drop database template1');
  await lite.exec('checkpoint');
  const dump = await lite.dumpDataDir('none');
  const partial = `${path}.${String(process.pid)}`;
  writeFileSync(partial, Buffer.from(await dump.arrayBuffer()));
  renameSync(partial, path);
  await lite.close();
}

function imagePath(): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(migrationsFolder)
    .filter((name) => name.endsWith('.sql'))
    .sort())
    hash.update(readFileSync(join(migrationsFolder, name)));
  return join(tmpdir(), `marquee-test-image-${hash.digest('hex').slice(0, 16)}.tar`);
}

/** An empty database of its own in the tests' PostgreSQL. @returns its address */
export async function newDatabase(cluster = process.env['MARQUEE_TEST_POSTGRES'] ?? ''): Promise<string> {
  const name = `t_${randomBytes(8).toString('hex')}`;
  const client = new Client({ connectionString: cluster });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(cluster);
  url.pathname = `/${name}`;
  return url.href;
}

async function openServer(cluster: string): Promise<Database> {
  const database = await connect({ kind: 'server', url: await newDatabase(cluster) });
  await migrateToLatest(database);
  return database;
}
