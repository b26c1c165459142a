import './quickPolls';
import { eq } from 'drizzle-orm';
import { submitToSsp, retrySubmission } from '#contract/ads';
import { getFile, listArtworks, modifyFile, undoDecision } from '#contract/artwork';
import { createCampaign } from '#contract/campaigns';
import type { Category } from '#contract/placement';
import { anArtwork } from '#test/artworks';
import { anOrganisation } from '#test/people';
import { decisionBatches, submissions } from '../../../src/server/db/schema/schema';
import type { ReportedVerdict } from '../../../src/server/ssp/ssp';
import { applyVerdict } from '../../../src/server/ssp/verdict.service';
import { createOutbox } from '../../../src/server/ssp/outbox';
import { artworkToSend } from './driver.suite';
import { aStoredArtwork, approveAndSubmit, passTime, submissionId, submissionOf, testSandbox, until } from './sandbox';

const sandbox = testSandbox();
beforeAll(() => sandbox.app.services.outbox.start());

const stateOf = (fileId: string) => async () => (await submissionOf(sandbox.app, fileId))?.state;
const is = (wanted: string) => (state: string | undefined) => state === wanted;
/** Creates the out-box of another process on the same database. */
const another = () => {
  const { database, ssp, storage, log } = sandbox.app.services;
  return createOutbox({ database, driver: ssp, storage, log, address: () => sandbox.origin });
};

test('approve, submit, hold, send, verdict: automatic, and only once', async () => {
  const fileId = await aStoredArtwork(sandbox.app, { fileName: 'by-itself.png' });
  await approveAndSubmit(sandbox.app, fileId);
  expect(await stateOf(fileId)()).toBe('queued');
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(await sandbox.posts(fileId)).toBe(0);
  await until(stateOf(fileId), is('approved'));
  expect(await sandbox.posts(fileId)).toBe(1);
  expect((await sandbox.app.call(getFile, { params: { id: fileId } })).reply.file.reachCreativeID).toBe(`${fileId}:1`);
  // While nothing is pending the platform changes its mind.
  const externalId = `${fileId}:1`;
  const known = { remoteId: externalId, state: 'approved' as const, feedback: [], lastmod: null };
  await sandbox.app.services.ssp.submit(artworkToSend({ externalId, fileName: 'deny.png' }), known);
  await until(stateOf(fileId), is('denied'));
});

test('a denial comes back with its feedback; two processes at once send each artwork once', async () => {
  const second = another();
  await second.start();
  const denied = await aStoredArtwork(sandbox.app, { fileName: 'please-deny-me.png', isPreApproved: true });
  const others = await Promise.all(
    Array.from({ length: 8 }, () => aStoredArtwork(sandbox.app, { isPreApproved: true })),
  );
  await Promise.all([denied, ...others].map((fileID) => sandbox.app.call(submitToSsp, { body: { fileID } })));
  await until(stateOf(denied), is('denied'));
  expect((await submissionOf(sandbox.app, denied))?.feedback).toEqual(['The sandbox was told to deny this']);
  for (const fileId of others) await until(stateOf(fileId), is('approved'));
  expect(await Promise.all(others.map((fileId) => sandbox.posts(fileId)))).toEqual(others.map(() => 1));
  await second.stop();
});

test('what a batch approved is held until the whole batch can no longer be taken back', async () => {
  const [first, last] = await Promise.all([aStoredArtwork(sandbox.app), aStoredArtwork(sandbox.app)]);
  for (const id of [first, last]) {
    await sandbox.app.call(modifyFile, { params: { id }, body: { isPreApproved: true, batch: 'evening' } });
    await sandbox.app.call(submitToSsp, { body: { fileID: id } });
  }
  // The undo window of the first artwork is over, that of the batch is not.
  await passTime(sandbox.app, first);
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(await sandbox.posts(first)).toBe(0);
  expect(await stateOf(first)()).toBe('queued');
  await sandbox.app.db.update(decisionBatches).set({ until: new Date(Date.now() - 1000) });
  await passTime(sandbox.app, first);
  await passTime(sandbox.app, last);
  // A start processes all waiting submissions; otherwise the next job would do so ten seconds later.
  await sandbox.app.services.outbox.stop();
  await sandbox.app.services.outbox.start();
  await until(stateOf(first), is('approved'));
  await until(stateOf(last), is('approved'));
  expect([await sandbox.posts(first), await sandbox.posts(last)]).toEqual([1, 1]);
});

test('the next process continues what a killed one left: held, waiting and claimed submissions', async () => {
  await sandbox.app.services.outbox.stop();
  const [held, inHand, arrived] = await Promise.all([1, 2, 3].map(() => aStoredArtwork(sandbox.app)));
  for (const fileId of [held, inHand, arrived] as string[]) {
    await approveAndSubmit(sandbox.app, fileId);
    await passTime(sandbox.app, fileId);
  }
  // The state after a kill: one was never sent, one arrived but was not recorded. With PostgreSQL, the lease must expire first.
  const leasedUntil = new Date(Date.now() + (sandbox.app.services.database.kind === 'embedded' ? 100_000 : 1000));
  for (const fileId of [inHand, arrived] as string[]) {
    await sandbox.app.db
      .update(submissions)
      .set({ state: 'submitting', attempts: 1, sentAt: new Date(), leasedUntil })
      .where(eq(submissions.fileId, fileId));
  }
  await sandbox.app.services.ssp.submit(artworkToSend({ externalId: `${String(arrived)}:1`, url: sandbox.origin }));
  await sandbox.app.services.outbox.start();
  for (const fileId of [held, inHand, arrived] as string[]) {
    await until(stateOf(fileId), is('approved'));
    expect(await sandbox.posts(fileId)).toBe(1);
  }
});

test('a failed submission is listed, and sent again on request', async () => {
  const fileId = await aStoredArtwork(sandbox.app, { fileName: 'refused-at-first.png', isPreApproved: true });
  await sandbox.control('refuse', 1);
  await sandbox.app.call(submitToSsp, { body: { fileID: fileId } });
  await until(stateOf(fileId), is('failed'));
  const { files: listed } = (await sandbox.app.call(listArtworks, { query: { sspFailed: 'true' } })).reply;
  expect(listed.map(({ _id }) => _id)).toEqual([fileId]);
  const { reply } = await sandbox.app.call(retrySubmission, {
    params: { id: await submissionId(sandbox.app, fileId) },
  });
  expect(reply.submission.state).toBe('queued');
  await until(stateOf(fileId), is('approved'));
  expect((await sandbox.app.call(retrySubmission, { params: { id: reply.submission._id } })).failure.code).toBe(
    'submission.not_retryable',
  );
});

const rowOf = async (fileId: string) =>
  (await sandbox.app.db.select().from(submissions).where(eq(submissions.fileId, fileId)))[0];

test('what is on an artwork changes after it was sent: it can be sent again, and the platform is told once', async () => {
  const fileId = await aStoredArtwork(sandbox.app, { isPreApproved: true, categories: ['alcohol'] });
  const params = { id: fileId };
  const say = (categories: Category[]) => sandbox.app.call(modifyFile, { params, body: { categories } });
  const read = async () => (await sandbox.app.call(getFile, { params })).reply.file.submission;
  await sandbox.app.call(submitToSsp, { body: { fileID: fileId } });
  const id = await submissionId(sandbox.app, fileId);
  const sendAgain = () => sandbox.app.call(retrySubmission, { params: { id } });
  await until(stateOf(fileId), is('approved'));
  expect(await read()).toMatchObject({ sentOtherwise: false });
  await say(['gambling', 'alcohol']);
  expect(await read()).toMatchObject({ state: 'approved', sentOtherwise: true });
  await sandbox.app.call(modifyFile, { params, body: { isPreApproved: true } });
  expect(await read()).toMatchObject({ state: 'approved' });
  const verdictAt = (await rowOf(fileId))?.verdictAt;
  expect(verdictAt).not.toBeNull();
  await sendAgain();
  expect(await rowOf(fileId)).toMatchObject({ state: 'queued', verdictAt: null });
  await sandbox.app.call(undoDecision, { params });
  expect(await rowOf(fileId)).toMatchObject({ state: 'approved', verdictAt });
  await say(['gambling', 'alcohol']);
  expect((await sendAgain()).reply.submission).toMatchObject({ state: 'queued' });
  // What the platform says of the ad from before does not end it.
  const verdict: ReportedVerdict = {
    externalId: `${fileId}:1`,
    remoteId: null,
    state: 'denied',
    feedback: [],
    lastmod: Date.now(),
  };
  expect(await applyVerdict(sandbox.app.services, verdict)).toBe(false);
  await until(stateOf(fileId), is('approved'));
  expect(await read()).toMatchObject({ sentOtherwise: false });
  expect(await sandbox.received(fileId)).toMatchObject({
    posts: 1,
    ad: { ext: { categories: ['alcohol', 'gambling'] } },
  });
  expect((await sendAgain()).failure.code).toBe('submission.not_retryable');
});

test('an approval is submitted even if its console is closed at once; so is approved artwork that a campaign then uses', async () => {
  const approve = (id: string) => sandbox.app.call(modifyFile, { params: { id }, body: { isPreApproved: true } });
  const { db } = sandbox.app;
  const [withAds, withoutAds] = [await aStoredArtwork(sandbox.app), await anArtwork(db)];
  await approve(withAds);
  await approve(withoutAds);
  expect(await submissionOf(sandbox.app, withAds)).toMatchObject({ state: 'queued' });
  expect(await submissionOf(sandbox.app, withoutAds)).toBeUndefined();
  const body = { campaignName: 'Booked afterwards', parentOrg: await anOrganisation(db), artworks: [withoutAds] };
  await sandbox.app.call(createCampaign, { body });
  expect(await submissionOf(sandbox.app, withoutAds)).toMatchObject({ state: 'queued' });
});
