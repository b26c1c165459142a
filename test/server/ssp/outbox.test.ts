import { eq } from 'drizzle-orm';
import { submitToSsp, retrySubmission } from '#contract/ads';
import { getFile, listArtworks, modifyFile, undoDecision } from '#contract/artwork';
import { files, submissions } from '../../../src/server/db/schema/schema';
import { createOutbox } from '../../../src/server/ssp/outbox';
import {
  aStoredArtwork,
  approveAndSubmit,
  passTime,
  startWithSandbox,
  submissionId,
  submissionOf,
  until,
} from './sandbox';

let desk: Awaited<ReturnType<typeof startWithSandbox>>;
beforeAll(async () => {
  desk = await startWithSandbox();
  await desk.app.services.outbox.start();
});
beforeEach(() => desk.control('normal'));
afterAll(() => desk.app.close());

const db = () => desk.app.services.database.db;
const stateOf = (fileId: string) => async () => (await submissionOf(desk.app, fileId))?.state;
const is = (wanted: string) => (state: string | undefined) => state === wanted;
/** What a process that is started over the same database has. */
const another = () => {
  const { database, ssp, storage, log } = desk.app.services;
  return createOutbox({ database, driver: ssp, storage, log, address: () => desk.origin });
};

test('approve, submit, hold, send, verdict: by itself, once', async () => {
  const fileId = await aStoredArtwork(desk.app, { fileName: 'by-itself.png' });
  await approveAndSubmit(desk.app, fileId);
  expect(await stateOf(fileId)()).toBe('queued');
  await new Promise((resolve) => setTimeout(resolve, 2500));
  expect(await desk.posts(fileId)).toBe(0);
  await until(stateOf(fileId), is('approved'));
  expect(await desk.posts(fileId)).toBe(1);
  expect((await desk.app.call(getFile, { params: { id: fileId } })).reply.file.reachCreativeID).toBe(`${fileId}:1`);
});

test('a denial comes back with its feedback; two processes at once send each artwork once', async () => {
  const second = another();
  await second.start();
  const denied = await aStoredArtwork(desk.app, { fileName: 'please-deny-me.png', isPreApproved: true });
  const others = await Promise.all(Array.from({ length: 8 }, () => aStoredArtwork(desk.app, { isPreApproved: true })));
  await Promise.all([denied, ...others].map((fileID) => desk.app.call(submitToSsp, { body: { fileID } })));
  await until(stateOf(denied), is('denied'));
  expect((await submissionOf(desk.app, denied))?.feedback).toEqual(['The sandbox was told to deny this']);
  for (const fileId of others) await until(stateOf(fileId), is('approved'));
  expect(await Promise.all(others.map((fileId) => desk.posts(fileId)))).toEqual(others.map(() => 1));
  await second.stop();
});

test('undo within the window: never sent', async () => {
  const fileId = await aStoredArtwork(desk.app);
  await approveAndSubmit(desk.app, fileId);
  await desk.app.call(undoDecision, { params: { id: fileId } });
  await passTime(desk.app, fileId);
  await new Promise((resolve) => setTimeout(resolve, 2500));
  expect(await stateOf(fileId)()).toBe('cancelled');
  expect(await desk.posts(fileId)).toBe(0);
});

test('what a killed process left is taken up by the next: held, waiting, and in hand', async () => {
  await desk.app.services.outbox.stop();
  const [held, inHand, arrived] = await Promise.all([1, 2, 3].map(() => aStoredArtwork(desk.app)));
  for (const fileId of [held, inHand, arrived] as string[]) {
    await approveAndSubmit(desk.app, fileId);
    await passTime(desk.app, fileId);
  }
  // As a kill leaves it: one never sent, one that arrived without our knowing. Where other processes may live, their lease counts.
  const leasedUntil = new Date(Date.now() + (desk.app.services.database.kind === 'embedded' ? 100_000 : 1000));
  for (const fileId of [inHand, arrived] as string[]) {
    await db()
      .update(submissions)
      .set({ state: 'submitting', attempts: 1, sentAt: new Date(), leasedUntil })
      .where(eq(submissions.fileId, fileId));
  }
  await desk.app.services.ssp.submit({
    externalId: `${String(arrived)}:1`,
    fileName: 'x.png',
    type: 'image/png',
    url: desk.origin,
    width: 1,
    height: 1,
    durationMs: null,
    bytes: 1,
    advertiser: { id: '', name: '' },
    publishers: [],
  });
  await desk.app.services.outbox.start();
  for (const fileId of [held, inHand, arrived] as string[]) {
    await until(stateOf(fileId), is('approved'));
    expect(await desk.posts(fileId)).toBe(1);
  }
});

test('a failed submission is listed, and sent again when somebody asks', async () => {
  const fileId = await aStoredArtwork(desk.app, { fileName: 'refused-at-first.png', isPreApproved: true });
  await desk.control('refuse', 1);
  await desk.app.call(submitToSsp, { body: { fileID: fileId } });
  await until(stateOf(fileId), is('failed'));
  const { files: listed } = (await desk.app.call(listArtworks, { query: { sspFailed: 'true' } })).reply;
  expect(listed.map(({ _id }) => _id)).toEqual([fileId]);
  const { reply } = await desk.app.call(retrySubmission, { params: { id: await submissionId(desk.app, fileId) } });
  expect(reply.submission.state).toBe('queued');
  await until(stateOf(fileId), is('approved'));
  expect((await desk.app.call(retrySubmission, { params: { id: reply.submission._id } })).failure.code).toBe(
    'submission.not_retryable',
  );
});

test('an approval whose console died before it submitted is submitted all the same', async () => {
  const withAds = await aStoredArtwork(desk.app);
  await desk.app.call(modifyFile, { params: { id: withAds }, body: { isPreApproved: true } });
  await db()
    .update(files)
    .set({ undoUntil: new Date(Date.now() - 25_000) })
    .where(eq(files.id, withAds));
  const fresh = await aStoredArtwork(desk.app);
  await desk.app.call(modifyFile, { params: { id: fresh }, body: { isPreApproved: true } });
  await desk.app.services.outbox.stop();
  await desk.app.services.outbox.start();
  expect(await submissionOf(desk.app, withAds)).toMatchObject({ submittedBy: 'Marquee' });
  await until(stateOf(withAds), is('approved'));
  expect(await submissionOf(desk.app, fresh)).toBeUndefined();
});
