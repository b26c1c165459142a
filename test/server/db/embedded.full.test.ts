import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { folder, opened, poolOf } from './embedded.setup';

function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc()');
}

test('results are not kept in memory', async () => {
  const pool = poolOf(await opened(join(folder, 'a')));
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
});
