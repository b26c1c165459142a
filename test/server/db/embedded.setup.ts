import { join } from 'node:path';
import { Pool } from 'pg';
import { temporaryFolder } from '#test/process';
import { openEmbedded, type Embedded } from '../../../src/server/db/embedded/embedded';
import { EmbeddedSocket } from '../../../src/server/db/embedded/embeddedSocket';

export const program = join(__dirname, '../../support/embeddedThread.cjs');
const closing: (() => Promise<unknown>)[] = [];
const place = temporaryFolder();
export const folder = place.path;
/** Closes the pools, then the databases. */
export async function closeAll(): Promise<void> {
  for (const close of closing.splice(0).reverse()) await close();
}
afterEach(closeAll);
afterAll(place.remove);

/** Creates a pool as `connect` does. */
export function poolOf({ exchange }: Embedded): Pool {
  const pool = new Pool({
    user: 'postgres',
    database: 'postgres',
    ssl: false,
    stream: () => new EmbeddedSocket(exchange),
    max: 1,
    idleTimeoutMillis: 0,
  });
  pool.on('error', () => undefined);
  closing.push(() => pool.end());
  return pool;
}
export async function opened(where: string): Promise<Embedded> {
  const embedded = await openEmbedded(where, program);
  closing.push(() => embedded.close());
  return embedded;
}
