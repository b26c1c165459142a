import { setTimeout as wait } from 'node:timers/promises';
import { openTestDatabase } from '#test/database';
import { createPoller } from '../../../src/server/db/poller';
import { createLog } from '../../../src/server/start/log';
import { keepFirstSetting, takeTurn, takeTurnEvery } from '../../../src/server/db/storedSettings';

test('work runs again at once while there is more, and when it is woken; a stop waits for it', async () => {
  const results: ('more' | 'done')[] = ['more', 'more', 'done', 'done'];
  let runs = 0;
  const poller = createPoller(
    async () => {
      runs += 1;
      await wait(5);
      return results.shift() ?? 'done';
    },
    3600,
    { log: createLog('silent'), name: 'work' },
  );
  poller.start();
  while (runs < 3) await wait(1);
  await wait(20);
  expect(runs).toBe(3);
  poller.wake();
  while (runs < 4) await wait(1);
  await poller.stop();
  poller.wake();
  await wait(20);
  expect(runs).toBe(4);
});

test('of failures in a row the first is reported, and the work goes on', async () => {
  const errors: unknown[] = [];
  const outcomes = ['a', 'a', '', 'b', ''];
  const poller = createPoller(
    () => {
      const error = outcomes.shift();
      return error ? Promise.reject(new Error(error)) : Promise.resolve('done');
    },
    0.001,
    { log: { warn: ({ err }: { err: unknown }) => errors.push(err) }, name: 'work' },
  );
  poller.start();
  while (outcomes.length > 0) await wait(1);
  await poller.stop();
  expect(errors).toEqual([new Error('a'), new Error('b')]);
});

test('of several processes one gets a turn', async () => {
  const { db, close } = await openTestDatabase();
  await keepFirstSetting(db, 'daily', 1);
  const taken = (turn: number) => Promise.all([takeTurn(db, 'daily', turn), takeTurn(db, 'daily', turn)]);
  expect([await taken(1), await taken(2), await taken(1)]).toEqual([
    [false, false],
    [true, false],
    [false, false],
  ]);
  const every = (seconds: number) =>
    Promise.all([takeTurnEvery(db, 'poll', seconds), takeTurnEvery(db, 'poll', seconds)]);
  expect(await every(60)).toEqual([true, false]);
  expect(await every(60)).toEqual([false, false]);
  await wait(20);
  expect(await every(0.01)).toContain(true);
  await close();
});
