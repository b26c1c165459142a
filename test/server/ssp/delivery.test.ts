import { eq } from 'drizzle-orm';
import { getFile, getFileHistory, modifyFile, undoDecision } from '#contract/artwork';
import { submissions } from '../../../src/server/db/schema/schema';
import { deliver, type DeliveryParts } from '../../../src/server/ssp/delivery';
import { SspError } from '../../../src/server/ssp/ssp';
import { aStoredArtwork, approveAndSubmit, passTime, submissionId, submissionOf, testSandbox } from './sandbox';

// The platform decides on nothing during these tests.
const sandbox = testSandbox({}, 3600);
let parts: DeliveryParts;
beforeAll(() => {
  const { database, ssp, storage, log } = sandbox.app.services;
  parts = { database, driver: ssp, storage, log, address: () => sandbox.origin };
});

async function ready(given: Parameters<typeof aStoredArtwork>[1] = {}): Promise<{ fileId: string; id: string }> {
  const fileId = await aStoredArtwork(sandbox.app, given);
  await approveAndSubmit(sandbox.app, fileId);
  await passTime(sandbox.app, fileId);
  return { fileId, id: await submissionId(sandbox.app, fileId) };
}
const attempt = (id: string, changed: Partial<DeliveryParts> = {}) => deliver({ ...parts, ...changed }, id);
/** Milliseconds from `since` until the submission is due again. */
async function waitOf(fileId: string, since: number): Promise<number> {
  const { nextAttemptAt } = (await submissionOf(sandbox.app, fileId)) ?? {};
  return Date.parse(nextAttemptAt ?? '') - since;
}

test('an artwork is sent once and carries the id of the platform', async () => {
  const { fileId, id } = await ready({ fileName: 'coffee.png' });
  await attempt(id);
  expect(await submissionOf(sandbox.app, fileId)).toMatchObject({
    state: 'pending',
    attempts: 1,
    remoteID: `${fileId}:1`,
    lastError: null,
    nextAttemptAt: null,
    driver: 'admgmt',
    submittedBy: 'Robin Vale',
  });
  const { file } = (await sandbox.app.call(getFile, { params: { id: fileId } })).reply;
  expect(file).toMatchObject({ reachCreativeID: `${fileId}:1`, submission: { _id: id, state: 'pending' }, version: 2 });
  const { events } = (await sandbox.app.call(getFileHistory, { params: { id: fileId } })).reply;
  expect(events.map(({ kind, from, to, by }) => [kind, from, to, by])).toEqual([
    ['submission', 'submitting', 'pending', 'Marquee'],
    ['submission', null, 'queued', 'Robin Vale'],
    ['approved', 'not set', 'approved', 'Robin Vale'],
  ]);
  await attempt(id);
  expect(await sandbox.posts(fileId)).toBe(1);
});

test('nothing is sent while the decision can be undone, nor after it was undone', async () => {
  const fileId = await aStoredArtwork(sandbox.app);
  await approveAndSubmit(sandbox.app, fileId);
  const id = await submissionId(sandbox.app, fileId);
  await sandbox.app.db
    .update(submissions)
    .set({ nextAttemptAt: new Date(0) })
    .where(eq(submissions.id, id));
  await attempt(id);
  expect(await submissionOf(sandbox.app, fileId)).toMatchObject({ state: 'queued', attempts: 0 });
  expect(await waitOf(fileId, Date.now())).toBeGreaterThan(5000);
  await sandbox.app.call(undoDecision, { params: { id: fileId } });
  await passTime(sandbox.app, fileId);
  await attempt(id);
  expect(await submissionOf(sandbox.app, fileId)).toMatchObject({ state: 'cancelled' });
  expect(await sandbox.posts(fileId)).toBe(0);
});

test('a disapproval that comes after the hold, but before the sending, still stops it', async () => {
  const { fileId, id } = await ready();
  await sandbox.app.call(modifyFile, {
    params: { id: fileId },
    body: { isPreApproved: false, approvalComment: 'On second thought' },
  });
  await attempt(id);
  expect(await submissionOf(sandbox.app, fileId)).toMatchObject({ state: 'cancelled' });
  expect(await sandbox.posts(fileId)).toBe(0);
});

test('transient errors are retried with growing waits, each recorded in the history', async () => {
  const { fileId, id } = await ready();
  await sandbox.control('fail', 2);
  const before = Date.now();
  await attempt(id);
  expect(await waitOf(fileId, before)).toBeGreaterThan(1500);
  expect(await submissionOf(sandbox.app, fileId)).toMatchObject({
    state: 'queued',
    attempts: 1,
    lastError: expect.stringContaining('500'),
  });
  await attempt(id);
  expect((await submissionOf(sandbox.app, fileId))?.attempts).toBe(1);
  await passTime(sandbox.app, fileId);
  const beforeSecond = Date.now();
  await attempt(id);
  expect(await waitOf(fileId, beforeSecond)).toBeGreaterThan(3400);
  await passTime(sandbox.app, fileId);
  await attempt(id);
  expect(await submissionOf(sandbox.app, fileId)).toMatchObject({ state: 'pending', attempts: 3, lastError: null });
  expect(await sandbox.posts(fileId)).toBe(1);
  const { events } = (await sandbox.app.call(getFileHistory, { params: { id: fileId } })).reply;
  expect(events.filter(({ comment }) => comment?.includes('500') === true)).toHaveLength(2);
});

test('the platform may say how long to wait', async () => {
  const { id, fileId } = await ready();
  const submit = () => Promise.reject(new SspError('The platform answered 429.', true, 60));
  await attempt(id, { driver: { ...parts.driver, submit } });
  expect(await waitOf(fileId, Date.now())).toBeGreaterThan(55_000);
  expect(await submissionOf(sandbox.app, fileId)).toMatchObject({
    state: 'queued',
    lastError: expect.stringContaining('429'),
  });
});

test('the history says as what an artwork was sent, and what was not', async () => {
  const { fileId, id } = await ready();
  const { driver } = parts;
  const submit: typeof driver.submit = async (...given) => ({
    ...(await driver.submit(...given)),
    sentAs: ['IAB8', 'IAB9-9'],
    notSent: ['IAB8-5'],
  });
  await attempt(id, { driver: { ...driver, submit } });
  const { events } = (await sandbox.app.call(getFileHistory, { params: { id: fileId } })).reply;
  expect(events[0]?.checks).toEqual([
    'Sent as IAB8, IAB9-9',
    'Not sent, because the platform has no such category: IAB8-5',
  ]);
});

test('what was sent to another platform before is with this one from its first attempt on', async () => {
  const { fileId, id } = await ready();
  const before = { driver: 'manual', remoteId: '777', remoteLastmod: Date.now() + 60_000 };
  await sandbox.app.db.update(submissions).set(before).where(eq(submissions.id, id));
  await sandbox.control('fail', 1);
  await attempt(id);
  expect(await submissionOf(sandbox.app, fileId)).toMatchObject({ driver: 'admgmt', remoteID: null });
});

test('a refusal ends the attempts at once', async () => {
  const { fileId, id } = await ready();
  await sandbox.control('refuse', 1);
  await attempt(id);
  expect(await submissionOf(sandbox.app, fileId)).toMatchObject({
    state: 'failed',
    attempts: 1,
    nextAttemptAt: null,
    lastError: expect.stringContaining('told to refuse'),
  });
  expect((await sandbox.app.call(getFile, { params: { id: fileId } })).reply.file).toMatchObject({
    isPreApproved: true,
    submission: { state: 'failed' },
  });
});

test('after a lost reply the platform is queried, and the artwork not sent again', async () => {
  const { fileId, id } = await ready();
  await sandbox.control('lose', 1);
  await attempt(id);
  await passTime(sandbox.app, fileId);
  await attempt(id);
  expect(await submissionOf(sandbox.app, fileId)).toMatchObject({ state: 'pending', attempts: 2 });
  expect(await sandbox.posts(fileId)).toBe(1);
});

test('if a process dies between sending and recording the result, nothing is sent twice', async () => {
  const { fileId, id } = await ready();
  const { driver } = parts;
  let sent: () => void = () => undefined;
  const sending = new Promise<void>((resolve) => {
    sent = resolve;
  });
  const dying = {
    ...driver,
    submit: async (...given: Parameters<typeof driver.submit>) => {
      await driver.submit(...given);
      sent();
      return new Promise<never>(() => undefined);
    },
  };
  void attempt(id, { driver: dying });
  await sending;
  expect(await submissionOf(sandbox.app, fileId)).toMatchObject({ state: 'submitting' });
  await attempt(id);
  await sandbox.app.db
    .update(submissions)
    .set({ leasedUntil: new Date(Date.now() - 1) })
    .where(eq(submissions.id, id));
  await attempt(id);
  expect(await submissionOf(sandbox.app, fileId)).toMatchObject({ state: 'pending', remoteID: `${fileId}:1` });
  expect(await sandbox.posts(fileId)).toBe(1);
});

test('a file that differs from the reviewed one is not sent', async () => {
  const { fileId, id } = await ready({ sha256: 'f'.repeat(64) });
  await attempt(id);
  expect((await submissionOf(sandbox.app, fileId))?.lastError).toContain('not the one that was reviewed');
  expect(await sandbox.posts(fileId)).toBe(0);
});

test('the sandbox platform refuses changes and withdrawals as it refuses new ads', async () => {
  const headers = { authorization: 'Bearer sandbox', 'content-type': 'application/json' };
  for (const method of ['PUT', 'PATCH'])
    for (const [mode, status] of [
      ['fail', 500],
      ['refuse', 400],
      ['throttle', 429],
      ['normal', 404],
    ] as const) {
      await sandbox.control(mode, 1);
      const body = JSON.stringify({ id: 'nobody', ext: { withdraw: 1 } });
      const reply = await fetch(`${sandbox.origin}/sandbox/ssp/bidder/b/ads/nobody`, { method, headers, body });
      expect([method, mode, reply.status]).toEqual([method, mode, status]);
    }
});

test('the sandbox platform demands its token on every address', async () => {
  const ads = '/sandbox/ssp/bidder/marquee/ads';
  for (const [method, path] of [
    ['POST', ads],
    ['GET', ads],
    ['GET', `${ads}/x`],
    ['PUT', `${ads}/x`],
    ['GET', '/sandbox/ssp/received'],
    ['POST', '/sandbox/ssp/control'],
  ] as const) {
    const headers = { authorization: 'Bearer wrong', 'content-type': 'application/json' };
    const body = method === 'GET' ? {} : { body: '{}' };
    const { status } = await fetch(`${sandbox.origin}${path}`, { method, headers, ...body });
    expect([method, path, status]).toEqual([method, path, 401]);
  }
});
