import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Pool } from 'pg';
import { temporaryFolder } from '#test/process';
import { openEmbedded } from '../../../src/server/db/embedded/embedded';
import { EmbeddedSocket } from '../../../src/server/db/embedded/embeddedSocket';

const program = join(__dirname, '../../support/embeddedThread.cjs');

function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc()');
}

test('results are not kept in memory', async () => {
  const folder = temporaryFolder();
  const { exchange, close } = await openEmbedded(join(folder.path, 'a'), program);
  const pool = new Pool({
    user: 'postgres',
    database: 'postgres',
    ssl: false,
    stream: () => new EmbeddedSocket(exchange),
    max: 1,
    idleTimeoutMillis: 0,
  });
  const megabyte = (): Promise<unknown> => pool.query("select repeat('x', 1000000)");
  const afterAnswers = async (): Promise<NodeJS.MemoryUsage> => {
    for (let i = 0; i < 500; i += 1) await megabyte();
    collectGarbage();
    return process.memoryUsage();
  };
  const held = ({ heapUsed, external }: NodeJS.MemoryUsage): number => (heapUsed + external) / 1e6;
  // Both threads first allocate their working memory, and the system reclaims unused memory late. If results were kept, every
  // round would grow by all of its 500 MB.
  const grown: number[] = [];
  let before = await afterAnswers();
  do {
    const after = await afterAnswers();
    expect(held(after) - held(before)).toBeLessThan(50);
    grown.push((after.rss - before.rss) / 1e6);
    before = after;
  } while (grown.length < 6 && Math.min(...grown) > 250);
  expect(Math.min(...grown)).toBeLessThan(250);
  await pool.end();
  await close();
  folder.remove();
});
