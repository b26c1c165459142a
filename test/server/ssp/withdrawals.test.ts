import './quickPolls';
import { eq } from 'drizzle-orm';
import { deleteFile, getFile, getFileHistory, modifyFile, undoDecision } from '#contract/artwork';
import { submitToSsp } from '#contract/ads';
import { getConfig } from '#contract/product';
import { listWithdrawals, retryWithdrawal, settleWithdrawal } from '#contract/withdrawals';
import { files, submissions, withdrawals } from '../../../src/server/db/schema/schema';
import { createOutbox } from '../../../src/server/ssp/outbox';
import { createManualDriver } from '../../../src/server/ssp/ssp.manual';
import type { WithdrawalStatus } from '../../../src/server/ssp/ssp';
import { applyVerdict } from '../../../src/server/ssp/verdict.service';
import { withdraw } from '../../../src/server/ssp/withdrawal';
import { aStoredArtwork, approveAndSubmit, passTime, submissionOf, testSandbox, until } from './sandbox';

const sandbox = testSandbox();
beforeAll(() => sandbox.app.services.outbox.start());

const reason = { approvalComment: 'The price is out of date', isReviewed: true, isPreApproved: false };
const disapprove = (id: string) => sandbox.app.call(modifyFile, { params: { id }, body: reason });
const fileOf = async (id: string) => (await sandbox.app.call(getFile, { params: { id } })).reply.file;
const withdrawalsOf = async (fileID: string) =>
  (await sandbox.app.call(listWithdrawals, { query: { fileID } })).reply.withdrawals;
const stateOf = (fileID: string) => async () => (await withdrawalsOf(fileID))[0]?.state;
const settle = async (fileID: string) =>
  sandbox.app.call(settleWithdrawal, { params: { id: (await withdrawalsOf(fileID))[0]?._id ?? '' } });
const is = (wanted: string) => (state: string | undefined) => state === wanted;

/** Ends the undo window of the disapproval and all waiting times. */
async function passWithdrawalTime(fileId: string): Promise<void> {
  const past = new Date(Date.now() - 1000);
  await sandbox.app.db.update(files).set({ undoUntil: past }).where(eq(files.id, fileId));
  await sandbox.app.db.update(withdrawals).set({ nextAttemptAt: past }).where(eq(withdrawals.fileId, fileId));
}
/** Waits until the platform has stopped an artwork. The out-box would ask again after seconds: it does so at once. */
const untilWithdrawn = (id: string) =>
  until(async () => {
    await passWithdrawalTime(id);
    return stateOf(id)();
  }, is('withdrawn'));
/** Makes the out-box look and sweep at once, as the next process would. */
async function restartOutbox(): Promise<void> {
  await sandbox.app.services.outbox.stop();
  await sandbox.app.services.outbox.start();
}
async function anArtworkAtThePlatform(): Promise<string> {
  const id = await aStoredArtwork(sandbox.app, { isPreApproved: true });
  await sandbox.app.call(submitToSsp, { body: { fileID: id } });
  await until(async () => (await submissionOf(sandbox.app, id))?.state, is('approved'));
  return id;
}
/** Disapproves two artworks that the platform has; it refuses to stop them. */
async function twoStillLive(): Promise<[string, string]> {
  const ids: [string, string] = [await anArtworkAtThePlatform(), await anArtworkAtThePlatform()];
  await sandbox.control('normal', undefined, { withdrawals: 'refuse' });
  for (const id of ids) {
    await disapprove(id);
    await passWithdrawalTime(id);
  }
  await restartOutbox();
  for (const id of ids) await until(stateOf(id), is('live'));
  return ids;
}

test('disapproved after the platform has it: held for the undo window, then stopped there, once', async () => {
  const id = await anArtworkAtThePlatform();
  expect(await fileOf(id)).toMatchObject({ atPlatform: true, withdrawal: null });
  await disapprove(id);
  expect(await fileOf(id)).toMatchObject({ atPlatform: true, withdrawal: { state: 'queued' } });
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(await sandbox.withdrawals(id)).toBe(0);
  await passWithdrawalTime(id);
  await restartOutbox();
  await until(stateOf(id), is('withdrawn'));
  expect(await sandbox.withdrawals(id)).toBe(1);
  expect(await fileOf(id)).toMatchObject({ atPlatform: false, withdrawal: null, submission: { state: 'cancelled' } });
  const { events } = (await sandbox.app.call(getFileHistory, { params: { id } })).reply;
  expect(events[0]).toMatchObject({ kind: 'withdrawal', to: 'withdrawn', by: 'Marquee' });
});

test('undone within the window: the platform is never asked', async () => {
  const id = await anArtworkAtThePlatform();
  await disapprove(id);
  await sandbox.app.call(undoDecision, { params: { id } });
  expect(await stateOf(id)()).toBe('cancelled');
  await passWithdrawalTime(id);
  await restartOutbox();
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(await sandbox.withdrawals(id)).toBe(0);
  expect(await fileOf(id)).toMatchObject({ isPreApproved: true, atPlatform: true });
});

test('deleted: stopped at once, and still listed although the artwork is in no other list', async () => {
  const id = await anArtworkAtThePlatform();
  await sandbox.app.call(deleteFile, { params: { id } });
  await until(stateOf(id), is('withdrawn'));
  expect(await sandbox.withdrawals(id)).toBe(1);
  expect((await withdrawalsOf(id))[0]).toMatchObject({ fileDeleted: true });
});

test('what was never sent needs no withdrawal', async () => {
  const id = await aStoredArtwork(sandbox.app);
  await approveAndSubmit(sandbox.app, id);
  await disapprove(id);
  expect(await withdrawalsOf(id)).toEqual([]);
});

test('a platform that first accepts and later confirms a withdrawal is asked once', async () => {
  const id = await anArtworkAtThePlatform();
  await sandbox.control('normal', undefined, { withdrawals: 'delay', withdrawSeconds: 1 });
  await sandbox.app.call(deleteFile, { params: { id } });
  await until(stateOf(id), is('accepted'));
  await untilWithdrawn(id);
  expect(await sandbox.withdrawals(id)).toBe(1);
});

test('a platform that refuses: on the list "Still live" with its reason, until it is ticked off or asked for again', async () => {
  const [ticked, again] = await twoStillLive();
  const { withdrawals: listed } = (await sandbox.app.call(listWithdrawals, { query: { state: 'live' } })).reply;
  expect(listed.map(({ fileID }) => fileID).sort()).toEqual([ticked, again].sort());
  expect(listed[0]).toMatchObject({
    platform: 'the sandbox platform',
    canAsk: true,
    reason: 'The price is out of date',
    lastError: expect.stringContaining('told to refuse'),
  });
  expect((await fileOf(ticked)).withdrawal).toMatchObject({ state: 'live' });

  const idOf = (fileID: string) => listed.find((each) => each.fileID === fileID)?._id ?? '';
  expect((await settle(ticked)).reply.withdrawal).toMatchObject({ state: 'settled', settledBy: 'Robin Vale' });
  expect((await fileOf(ticked)).withdrawal).toBeNull();
  expect((await settle(ticked)).failure.code).toBe('withdrawal.not_live');
  await sandbox.control('normal');
  await sandbox.app.call(retryWithdrawal, { params: { id: idOf(again) } });
  await until(stateOf(again), is('withdrawn'));
  expect(await sandbox.withdrawals(again)).toBe(1);
});

test('ticked off, the platform no longer has it: approved later it is sent again, deleted it is not "Still live"', async () => {
  const [sent, deleted] = await twoStillLive();
  for (const id of [sent, deleted]) {
    await settle(id);
    expect(await fileOf(id)).toMatchObject({ atPlatform: false, submission: { state: 'cancelled' } });
  }
  await approveAndSubmit(sandbox.app, sent);
  await passTime(sandbox.app, sent);
  await restartOutbox();
  await until(async () => (await submissionOf(sandbox.app, sent))?.state, is('approved'));
  await sandbox.app.call(deleteFile, { params: { id: deleted } });
  expect(await stateOf(deleted)()).toBe('settled');
});

test('a disapproval that is taken back just after it was ticked off: sent again', async () => {
  const [id] = await twoStillLive();
  await settle(id);
  const later = new Date(Date.now() + 10_000);
  await sandbox.app.db.update(files).set({ undoUntil: later }).where(eq(files.id, id));
  await sandbox.app.call(undoDecision, { params: { id } });
  await until(async () => (await submissionOf(sandbox.app, id))?.state, is('approved'));
});

test('approved again while it is "Still live" and asked for once more later: sent again as soon as it is ticked off', async () => {
  const [id] = await twoStillLive();
  const later = new Date(Date.now() + 600_000);
  await sandbox.app.db.update(withdrawals).set({ nextAttemptAt: later }).where(eq(withdrawals.fileId, id));
  await sandbox.app.call(modifyFile, { params: { id }, body: { isPreApproved: true } });
  await settle(id);
  await passTime(sandbox.app, id);
  await until(async () => (await submissionOf(sandbox.app, id))?.state, is('approved'));
  const { events } = (await sandbox.app.call(getFileHistory, { params: { id } })).reply;
  expect(events).toContainEqual(
    expect.objectContaining({ kind: 'submission', from: 'cancelled', to: 'queued', by: 'Robin Vale' }),
  );
});

test('a platform that is down: asked again later, and withdrawn once when it is back; a lost answer is looked up first', async () => {
  const id = await anArtworkAtThePlatform();
  await sandbox.control('fail');
  await sandbox.app.call(deleteFile, { params: { id } });
  const refused = await until(
    async () => (await withdrawalsOf(id))[0],
    (row) => row?.state === 'queued' && row.lastError !== null,
  );
  expect(refused?.lastError).toContain('500');
  await sandbox.control('lose', 1);
  await untilWithdrawn(id);
  expect(await sandbox.withdrawals(id)).toBe(1);
});

test('the next process continues the withdrawals that a killed one had claimed, and requests each once', async () => {
  const [asked, notAsked] = [await anArtworkAtThePlatform(), await anArtworkAtThePlatform()];
  await sandbox.app.services.outbox.stop();
  for (const id of [asked, notAsked]) {
    await disapprove(id);
    await passWithdrawalTime(id);
    const leasedUntil = new Date(Date.now() + (sandbox.app.services.database.kind === 'embedded' ? 100_000 : 1000));
    await sandbox.app.db
      .update(withdrawals)
      .set({ state: 'asking', attempts: 1, nextAttemptAt: null, leasedUntil })
      .where(eq(withdrawals.fileId, id));
  }
  await sandbox.app.services.ssp.withdrawals?.request({ externalId: `${asked}:1`, remoteId: `${asked}:1` });
  await sandbox.app.services.outbox.start();
  for (const id of [asked, notAsked]) {
    await until(stateOf(id), is('withdrawn'));
    expect(await sandbox.withdrawals(id)).toBe(1);
  }
});

test('two processes that look at the same withdrawal ask once', async () => {
  const id = await anArtworkAtThePlatform();
  await sandbox.app.services.outbox.stop();
  await sandbox.app.call(deleteFile, { params: { id } });
  const { database, ssp, log } = sandbox.app.services;
  const [row] = await sandbox.app.db.select().from(withdrawals).where(eq(withdrawals.fileId, id));
  await Promise.all(Array.from({ length: 6 }, () => withdraw({ database, driver: ssp, log }, row?.id ?? '')));
  expect(await sandbox.withdrawals(id)).toBe(1);
  expect(await stateOf(id)()).toBe('withdrawn');
  await sandbox.app.services.outbox.start();
});

test('artwork approved again before the platform was asked stays live; after it was stopped, it is sent again', async () => {
  const stays = await anArtworkAtThePlatform();
  await disapprove(stays);
  await sandbox.app.call(modifyFile, { params: { id: stays }, body: { isPreApproved: true } });
  expect(await stateOf(stays)()).toBe('cancelled');

  const back = await anArtworkAtThePlatform();
  await disapprove(back);
  await passWithdrawalTime(back);
  await restartOutbox();
  await until(stateOf(back), is('withdrawn'));
  await approveAndSubmit(sandbox.app, back);
  await passTime(sandbox.app, back);
  await restartOutbox();
  await until(async () => (await submissionOf(sandbox.app, back))?.state, is('approved'));
  expect(await sandbox.posts(back)).toBe(1);
  expect(await sandbox.withdrawals(back)).toBe(1);
  expect(await sandbox.withdrawals(stays)).toBe(0);
});

test('approved again while the platform stops it: submitted again automatically', async () => {
  const id = await anArtworkAtThePlatform();
  await sandbox.control('normal', undefined, { withdrawals: 'delay', withdrawSeconds: 1 });
  await disapprove(id);
  await passWithdrawalTime(id);
  await restartOutbox();
  await until(stateOf(id), is('accepted'));
  await sandbox.app.call(modifyFile, { params: { id }, body: { isPreApproved: true } });
  await passTime(sandbox.app, id);
  await untilWithdrawn(id);
  await passTime(sandbox.app, id);
  await restartOutbox();
  await until(async () => (await submissionOf(sandbox.app, id))?.state, is('approved'));
});

test('a platform that answers as before, and stops it a little later, is looked at some times', async () => {
  const [stopped, kept] = [await anArtworkAtThePlatform(), await anArtworkAtThePlatform()];
  await sandbox.app.services.outbox.stop();
  const { database, ssp, log } = sandbox.app.services;
  let outcome: WithdrawalStatus = 'live';
  const withdrawing = { request: () => Promise.resolve(outcome), find: () => Promise.resolve(outcome) };
  const driver = { ...ssp, withdrawals: withdrawing };
  const look = async (id: string) => {
    await passWithdrawalTime(id);
    await withdraw({ database, driver, log }, (await withdrawalsOf(id))[0]?._id ?? '');
    return stateOf(id)();
  };
  for (const id of [stopped, kept]) await disapprove(id);
  expect([await look(stopped), await look(kept), await look(kept)]).toEqual(['accepted', 'accepted', 'accepted']);
  while ((await look(kept)) === 'accepted');
  expect((await withdrawalsOf(kept))[0]).toMatchObject({
    state: 'live',
    lastError: 'The sandbox platform was asked to stop it and still has it.',
  });
  outcome = 'withdrawn';
  expect(await look(stopped)).toBe('withdrawn');
  // What it says later takes the artwork off the list.
  const said = { externalId: `${kept}:1`, remoteId: null, feedback: [], lastmod: Date.now() };
  await applyVerdict(sandbox.app.services, { ...said, state: 'expired' });
  expect(await stateOf(kept)()).toBe('withdrawn');
  expect(await fileOf(kept)).toMatchObject({ atPlatform: false, withdrawal: null, submission: { state: 'cancelled' } });
  await sandbox.app.services.outbox.start();
});

test('a platform without such a call: still live at once, until an administrator ticks it off', async () => {
  const { database, storage, log } = sandbox.app.services;
  const byHand = createOutbox({ database, driver: createManualDriver(), storage, log, address: () => sandbox.origin });
  const id = await aStoredArtwork(sandbox.app, { isPreApproved: false });
  await sandbox.app.services.outbox.stop();
  await sandbox.app.db.insert(submissions).values({
    id: `manual-${id}`,
    fileId: id,
    driver: 'manual',
    externalId: `${id}:1`,
    state: 'manual',
  });
  await byHand.withdraw(
    sandbox.app.db,
    id,
    { name: 'Robin Vale', userId: null, sessionId: null, grants: [], address: '', requestId: '' },
    new Date(),
  );
  expect((await withdrawalsOf(id))[0]).toMatchObject({
    state: 'live',
    canAsk: false,
    lastError: 'The platform cannot be asked to stop it.',
  });
  // Nor can another, which does not have it.
  const withdrawalId = (await withdrawalsOf(id))[0]?._id ?? '';
  await byHand.retryWithdrawal(sandbox.app.db, withdrawalId);
  await withdraw({ database, driver: sandbox.app.services.ssp, log }, withdrawalId);
  expect(await stateOf(id)()).toBe('live');
  await sandbox.app.services.outbox.start();
});

test('the console learns beforehand whether the platform can be asked', async () => {
  const { platform } = (await sandbox.app.call(getConfig)).reply;
  expect(platform).toEqual({ name: 'the sandbox platform', canWithdraw: true });
});
