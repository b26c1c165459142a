import { openTestDatabase } from '#test/database';
import type { Database } from '../../../src/server/db/connect';
import { createBoss } from '../../../src/server/db/boss';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test.each([
  ['done', () => undefined],
  [
    'failed',
    () => {
      throw new Error('as planned');
    },
  ],
])('a job that cannot be reported as %s, as its connection is cut, is logged and ends nothing', async (state, work) => {
  const unheard: unknown[] = [];
  const hear = (reason: unknown): void => void unheard.push(reason);
  process.on('unhandledRejection', hear);
  const errors: unknown[] = [];
  const { boss, stop } = createBoss(database.transactions, (error) => errors.push(error));
  await boss.start();
  await boss.createQueue(state);
  const ended = new Promise<void>((resolve) => {
    void boss.work(state, { pollingIntervalSeconds: 0.5 }, () => {
      jest.spyOn(database.transactions, 'query').mockImplementationOnce(() => {
        throw new Error('cut');
      });
      setTimeout(resolve, 200);
      return Promise.resolve().then(work);
    });
  });
  await boss.send(state, {});
  await ended;
  await stop();
  process.removeListener('unhandledRejection', hear);
  expect([errors, unheard]).toEqual([[new Error('cut')], []]);
});
