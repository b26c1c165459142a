import { listSubmissions, submitToSsp } from '#contract/ads';
import { getFile, getFileHistory, modifyFile, undoDecision } from '#contract/artwork';
import { listAudit } from '#contract/product';
import { anArtwork } from '#test/artworks';
import { deliver } from '../../src/server/ssp/delivery';
import { aStoredArtwork, passTime, startWithSandbox, submissionOf } from '../server/ssp/sandbox';

/** The number of artworks, each decided twice and submitted twenty times at once; the long run uses `FAULT_ARTWORKS=200`. */
const artworks = Number(process.env['FAULT_ARTWORKS'] ?? 20);

let sandbox: Awaited<ReturnType<typeof startWithSandbox>>;
beforeAll(async () => {
  // The cause of a 500 is only in the log.
  sandbox = await startWithSandbox({ LOG_LEVEL: 'error' });
});
afterAll(() => sandbox.app.close());

/** Runs `size` calls at a time; more would only wait for a connection. */
async function inBatches<T>(count: number, size: number, work: (index: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let start = 0; start < count; start += size)
    results.push(
      ...(await Promise.all(Array.from({ length: Math.min(size, count - start) }, (_, i) => work(start + i)))),
    );
  return results;
}
const approve = (id: string, headers = {}) =>
  sandbox.app.call(modifyFile, { params: { id }, body: { isReviewed: true, isPreApproved: true } }, { headers });
const reject = (id: string, headers = {}) =>
  sandbox.app.call(
    modifyFile,
    { params: { id }, body: { approvalComment: 'No', isReviewed: true, isPreApproved: false } },
    { headers },
  );

test('of each pair of contradicting decisions exactly one wins, as the history shows', async () => {
  const outcomes = await inBatches(5 * artworks, 20, async () => {
    const id = await anArtwork(sandbox.app.db);
    const pair = await Promise.all([approve(id, { 'if-match': '"1"' }), reject(id, { 'if-match': '"1"' })]);
    const { file } = (await sandbox.app.call(getFile, { params: { id } })).reply;
    const { events } = (await sandbox.app.call(getFileHistory, { params: { id } })).reply;
    return {
      statuses: pair.map(({ status }) => status).toSorted((a, b) => a - b),
      winnerKept: file.isPreApproved === (pair[0].status === 200),
      version: file.version,
      events: events.length,
    };
  });
  expect(outcomes).toEqual(outcomes.map(() => ({ statuses: [200, 409], winnerKept: true, version: 2, events: 1 })));
}, 600_000);

test('of comments made at once each names the one before it in the audit log', async () => {
  const id = await anArtwork(sandbox.app.db);
  const say = (approvalComment: string) =>
    sandbox.app.call(modifyFile, { params: { id }, body: { isReviewed: true, approvalComment } });
  await Promise.all(Array.from({ length: 10 }, (_, n) => say(`Comment ${String(n)}`)));
  const { entries } = (await sandbox.app.call(listAudit, { query: { recordID: id } })).reply;
  const changes = entries.flatMap(({ changes: made }) => made ?? []);
  expect(new Set(changes.map(({ from }) => from)).size).toBe(10);
}, 600_000);

test(`twenty parallel submits of each of ${String(artworks)} artworks: one submission each`, async () => {
  const counts = await inBatches(artworks, 1, async () => {
    const fileID = await anArtwork(sandbox.app.db, { isPreApproved: true });
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => sandbox.app.call(submitToSsp, { body: { fileID } })),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    return (await sandbox.app.call(listSubmissions, { query: { fileID } })).reply.totalSubmissions;
  });
  expect(counts).toEqual(counts.map(() => 1));
}, 600_000);

test('with concurrent undo, disapproval and delivery an artwork is either sent or stopped, never both, and nothing deadlocks', async () => {
  const { database, ssp, storage, log } = sandbox.app.services;
  const parts = { database, driver: ssp, storage, log, address: () => sandbox.origin };
  const outcomes = await inBatches(30, 10, async (index) => {
    const fileId = await aStoredArtwork(sandbox.app);
    await approve(fileId);
    await sandbox.app.call(submitToSsp, { body: { fileID: fileId } });
    if (index % 2 === 0) await passTime(sandbox.app, fileId);
    const id = (await submissionOf(sandbox.app, fileId))?._id ?? '';
    await Promise.all([
      deliver(parts, id),
      index % 3 === 0 ? reject(fileId) : sandbox.app.call(undoDecision, { params: { id: fileId } }),
      deliver(parts, id),
    ]);
    return { state: (await submissionOf(sandbox.app, fileId))?.state ?? '', posts: await sandbox.posts(fileId) };
  });
  for (const { state, posts } of outcomes) {
    expect(posts).toBe(['pending', 'approved'].includes(state) ? 1 : 0);
    expect(['pending', 'approved', 'cancelled', 'queued']).toContain(state);
  }
}, 600_000);
