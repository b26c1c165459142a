import { eq } from 'drizzle-orm';
import {
  deleteFile,
  getFile,
  getFileHistory,
  listArtworks,
  listBoardsOfFile,
  listCampaignsOfFile,
  modifyFile,
  undoDecision,
} from '#contract/artwork';
import { listSubmissions, submitToSsp } from '#contract/ads';
import { countFileTouches } from '#contract/touches';
import { anAd, anArtwork } from '#test/artworks';
import { aBoard, aCampaign } from '#test/boards';
import { testApp } from '#test/app';
import { anaOkafor, aSession } from '#test/people';
import { auditLog, decisionBatches, files, submissions } from '../../../src/server/db/schema/schema';

const app = testApp();

const approve = (id: string, headers: Record<string, string> = {}) =>
  app.call(modifyFile, { params: { id }, body: { isReviewed: true, isPreApproved: true } }, { headers });
const reject = (id: string, headers: Record<string, string> = {}) =>
  app.call(
    modifyFile,
    { params: { id }, body: { approvalComment: 'Too dark', isReviewed: true, isPreApproved: false } },
    { headers },
  );
const submissionOf = async (id: string) =>
  (await app.call(listSubmissions, { query: { fileID: id } })).reply.submissions;
const endUndo = (id: string) =>
  app.db
    .update(files)
    .set({ undoUntil: new Date(Date.now() - 1000) })
    .where(eq(files.id, id));

test('what is on an artwork is in the audit log: changed alone, and taken back with the decision', async () => {
  const id = await anArtwork(app.db);
  const change = (body: object) => app.call(modifyFile, { params: { id }, body });
  await change({ categories: ['alcohol'] });
  await change({ categories: ['alcohol'], isReviewed: true });
  await change({ categories: [], isPreApproved: true });
  await app.call(undoDecision, { params: { id } });
  const acts = await app.db.select().from(auditLog).where(eq(auditLog.subjectId, id));
  expect(acts.map(({ action, changes }) => [action, changes?.find(({ field }) => field === 'categories')])).toEqual([
    ['artwork.categories', { field: 'categories', from: null, to: 'Alcohol' }],
    ['artwork.approve', { field: 'categories', from: 'Alcohol', to: 'Nothing sensitive' }],
    ['artwork.undo', { field: 'categories', from: 'Nothing sensitive', to: 'Alcohol' }],
  ]);
});

test('a reason that is changed alone is in the audit log, once', async () => {
  const id = await anArtwork(app.db);
  await reject(id);
  const change = (body: object) => app.call(modifyFile, { params: { id }, body });
  await change({ approvalComment: 'Too dark at night' });
  await change({ approvalComment: 'Too dark at night', isReviewed: true });
  const [, ...acts] = await app.db.select().from(auditLog).where(eq(auditLog.subjectId, id));
  expect(acts).toMatchObject([
    { action: 'artwork.comment', changes: [{ field: 'reason', from: 'Too dark', to: 'Too dark at night' }] },
  ]);
});

test('an approval marks as read, opens the undo window and is recorded in history and audit log', async () => {
  const board = await aBoard(app.db, { boardname: 'Wide', width: 3840, height: 2160 });
  const tall = await aBoard(app.db, { boardname: 'Tall', width: 1080, height: 1920 });
  const id = await anArtwork(app.db, { fileName: 'sale.png' });
  await aCampaign(app.db, { campaignName: 'Spring', boards: [board, tall], artworks: [id] });

  const { reply, headers } = await app.call(modifyFile, { params: { id }, body: { isPreApproved: true } });
  expect(reply.file).toMatchObject({
    isPreApproved: true,
    isReviewed: true,
    approvalComment: null,
    decidedBy: 'Robin Vale',
    version: 2,
  });
  expect(headers['etag']).toBe('"2"');
  expect(Date.parse(reply.file.undoUntil ?? '') - Date.now()).toBeGreaterThan(8000);
  const { events } = (await app.call(getFileHistory, { params: { id } })).reply;
  expect(events).toEqual([
    expect.objectContaining({
      kind: 'approved',
      by: 'Robin Vale',
      from: 'not set',
      to: 'approved',
      checks: ['Fits exactly on 1 of 2 boards', 'Does not fit on 1 of 2 boards'],
    }),
  ]);
  expect(await app.db.select().from(auditLog).where(eq(auditLog.subjectId, id))).toEqual([
    expect.objectContaining({
      action: 'artwork.approve',
      byName: 'Robin Vale',
      detail: 'sale.png: not set -> approved',
    }),
  ]);
  expect((await app.call(listBoardsOfFile, { params: { id } })).reply).toEqual({
    boardIDArray: [tall, board],
    boardDataArray: [
      { _id: tall, boardname: 'Tall' },
      { _id: board, boardname: 'Wide' },
    ],
  });
  expect((await app.call(listCampaignsOfFile, { params: { id } })).reply.campaignArray).toEqual([
    expect.objectContaining({ campaignName: 'Spring' }),
  ]);
});

test('a disapproval keeps its trimmed reason; a later approval drops it; the read mark follows the body', async () => {
  const id = await anArtwork(app.db);
  const { file } = (
    await app.call(modifyFile, {
      params: { id },
      body: { isPreApproved: false, approvalComment: '  Too dark ', isReviewed: false },
    })
  ).reply;
  expect(file).toMatchObject({ isPreApproved: false, approvalComment: 'Too dark', isReviewed: false });
  const { events } = (await app.call(getFileHistory, { params: { id } })).reply;
  expect(events).toEqual([expect.objectContaining({ kind: 'disapproved', comment: 'Too dark' })]);
  expect((await approve(id)).reply.file).toMatchObject({
    isPreApproved: true,
    approvalComment: null,
    isReviewed: true,
  });
});

test.each(['', '   ', '\n\t', ' \u200B\u2060 ', undefined])(
  'a disapproval with the reason %j is refused and changes nothing',
  async (approvalComment) => {
    const id = await anArtwork(app.db);
    const answer = await app.call(modifyFile, {
      params: { id },
      body: { isPreApproved: false, ...(approvalComment === undefined ? {} : { approvalComment }) },
    });
    expect(answer.status).toBe(400);
    expect(answer.failure).toMatchObject({ code: 'request.invalid', fields: [{ path: 'approvalComment' }] });
    expect((await app.call(getFile, { params: { id } })).reply.file).toMatchObject({ isPreApproved: null, version: 1 });
  },
);

test('undo takes back the decision, and not the categories that were saved after it', async () => {
  const id = await anArtwork(app.db);
  const change = (body: object) => app.call(modifyFile, { params: { id }, body });
  await change({ isPreApproved: true, categories: ['alcohol'] });
  await change({ categories: ['gambling'] });
  const { file } = (await app.call(undoDecision, { params: { id } })).reply;
  expect(file).toMatchObject({ isPreApproved: null, categories: ['gambling'] });
});

test('marking as read is not a decision', async () => {
  const id = await anArtwork(app.db);
  const { reply } = await app.call(modifyFile, { params: { id }, body: { isReviewed: true } });
  expect(reply).toMatchObject({
    message: 'Successfully toggled file read status.',
    file: { isReviewed: true, isPreApproved: null, undoUntil: null, decidedAt: null },
  });
  const { version = 0 } = reply.file;
  const again = (given: number) =>
    app.call(
      modifyFile,
      { params: { id }, body: { isReviewed: true } },
      { headers: { 'if-match': `"${String(given)}"` } },
    );
  expect((await again(version)).reply.file.version).toBe(version);
  expect((await again(version - 1)).failure.code).toBe('record.stale');
  expect((await app.call(getFileHistory, { params: { id } })).reply.events.map(({ kind }) => kind)).toEqual(['read']);
  expect((await app.call(undoDecision, { params: { id } })).failure.code).toBe('artwork.nothing_to_undo');
});

test('a decision on an outdated version is refused and shows both sides; without If-Match it applies', async () => {
  const second = await aSession(app.db, anaOkafor);
  const id = await anArtwork(app.db);
  await app.call(modifyFile, { params: { id }, body: { isPreApproved: true } }, { token: second });
  const stale = await reject(id, { 'if-match': '"1"' });
  expect(stale.status).toBe(409);
  expect(stale.failure).toMatchObject({
    code: 'record.stale',
    changedBy: 'Ana Okafor',
    current: { _id: id, isPreApproved: true, version: 2 },
  });
  expect(Date.parse(stale.failure.changedAt ?? '')).not.toBeNaN();
  expect((await reject(id)).reply.file).toMatchObject({ isPreApproved: false, version: 3 });
});

test('undo restores everything within its window, and is refused afterwards', async () => {
  const id = await anArtwork(app.db, { isPreApproved: false, approvalComment: 'Old reason', isReviewed: false });
  await approve(id);
  const { reply } = await app.call(undoDecision, { params: { id } });
  expect(reply.file).toMatchObject({
    isPreApproved: false,
    approvalComment: 'Old reason',
    isReviewed: false,
    undoUntil: null,
    decidedBy: null,
    version: 3,
  });
  expect((await app.call(undoDecision, { params: { id } })).failure.code).toBe('artwork.nothing_to_undo');
  await approve(id);
  await endUndo(id);
  expect((await app.call(undoDecision, { params: { id } })).failure.code).toBe('artwork.undo_expired');
  expect((await app.call(getFile, { params: { id } })).reply.file.isPreApproved).toBe(true);
});

test('undo with a version takes back that decision, also once it was read, and no later one', async () => {
  const id = await anArtwork(app.db);
  const undo = (version: number) =>
    app.call(undoDecision, { params: { id } }, { headers: { 'if-match': `"${String(version)}"` } });
  const mine = (await reject(id)).reply.file.version ?? 0;
  const theirs = (await approve(id)).reply.file.version ?? 0;
  expect((await undo(mine)).failure).toMatchObject({
    code: 'record.stale',
    current: { isPreApproved: true, version: theirs },
  });
  await app.call(modifyFile, { params: { id }, body: { isReviewed: false } });
  expect((await undo(theirs)).reply.file.isPreApproved).toBe(false);
  expect((await undo(theirs)).failure.code).toBe('artwork.nothing_to_undo');
});

/** Sets the end of a batch's undo window. */
const passBatch = (batch: string, until: Date) =>
  app.db.update(decisionBatches).set({ until }).where(eq(decisionBatches.id, batch));

test('decisions of one batch can be taken back until ten seconds after the last of them, or after the last undo', async () => {
  const [first, second, third] = await Promise.all([anArtwork(app.db), anArtwork(app.db), anArtwork(app.db)]);
  const inBatch = (id: string, token?: string) =>
    app.call(
      modifyFile,
      { params: { id }, body: { isPreApproved: true, batch: 'of-robin' } },
      token === undefined ? {} : { token },
    );
  await inBatch(first);
  await endUndo(first);
  // Another user's batch of the same name is a different batch.
  const other = await anArtwork(app.db);
  await inBatch(other, await aSession(app.db, { email: 'batch@test.example', isAdmin: true }));
  const alone = await anArtwork(app.db);
  await approve(alone);
  await endUndo(alone);
  expect((await app.call(undoDecision, { params: { id: alone } })).failure.code).toBe('artwork.undo_expired');

  await inBatch(second);
  const { undoUntil } = (await app.call(getFile, { params: { id: first } })).reply.file;
  expect(Date.parse(undoUntil ?? '') - Date.now()).toBeGreaterThan(8000);
  await passBatch('of-robin', new Date(Date.now() + 3000));
  expect((await app.call(undoDecision, { params: { id: second } })).reply.file.isPreApproved).toBeNull();
  // An undo extends the window of the others, so that a long batch can be undone as a whole.
  const { undoUntil: later } = (await app.call(getFile, { params: { id: first } })).reply.file;
  expect(Date.parse(later ?? '') - Date.now()).toBeGreaterThan(8000);

  await passBatch('of-robin', new Date(Date.now() - 1000));
  await inBatch(third);
  expect((await app.call(undoDecision, { params: { id: first } })).failure.code).toBe('artwork.undo_expired');
  expect((await app.call(undoDecision, { params: { id: third } })).reply.file.isPreApproved).toBeNull();
});

test('undoing an approval cancels what it had queued; a disapproval does too, and undoing that queues it again', async () => {
  const id = await anArtwork(app.db);
  await anAd(app.db, id);
  await approve(id);
  expect((await app.call(submitToSsp, { body: { fileID: id } })).reply.message).toBe(
    'Queued for the supply-side platform.',
  );
  expect(await submissionOf(id)).toEqual([expect.objectContaining({ state: 'queued', attempts: 0 })]);
  await app.call(undoDecision, { params: { id } });
  expect(await submissionOf(id)).toEqual([expect.objectContaining({ state: 'cancelled' })]);

  await approve(id);
  await app.call(submitToSsp, { body: { fileID: id } });
  await reject(id);
  expect(await submissionOf(id)).toEqual([expect.objectContaining({ state: 'cancelled' })]);
  await app.call(undoDecision, { params: { id } });
  expect(await submissionOf(id)).toEqual([expect.objectContaining({ state: 'queued' })]);
  const { events } = (await app.call(getFileHistory, { params: { id } })).reply;
  const changes = events.filter(({ kind }) => kind === 'submission').map(({ from, to }) => [from, to].join(' '));
  expect(changes.toReversed().join(', ')).toBe(
    ' queued, queued cancelled, cancelled queued, queued cancelled, cancelled queued',
  );
});

test('undoing the approval of an artwork whose submission failed takes back its retry', async () => {
  const id = await anArtwork(app.db);
  await anAd(app.db, id);
  await approve(id);
  await app.call(submitToSsp, { body: { fileID: id } });
  const failed = { state: 'failed' as const, lastError: 'adomain is missing', nextAttemptAt: null };
  await app.db.update(submissions).set(failed).where(eq(submissions.fileId, id));
  expect((await app.call(countFileTouches, { body: { ids: [id] } })).reply).toMatchObject({ submitted: 1 });
  await approve(id);
  await app.call(submitToSsp, { body: { fileID: id } });
  expect(await submissionOf(id)).toEqual([expect.objectContaining({ state: 'queued' })]);
  await app.call(undoDecision, { params: { id } });
  expect(await submissionOf(id)).toEqual([expect.objectContaining(failed)]);
});

test('deleting takes the artwork out of lists, calls and the out-box, once', async () => {
  const id = await anArtwork(app.db, { fileName: 'unwanted.png', isPreApproved: true });
  await app.call(submitToSsp, { body: { fileID: id } });
  expect((await app.call(deleteFile, { params: { id } })).status).toBe(200);
  expect((await app.call(listArtworks, { query: { search: 'unwanted' } })).reply.totalFiles).toBe(0);
  for (const call of [getFile, modifyFile, deleteFile, getFileHistory, undoDecision, listBoardsOfFile] as const) {
    expect(
      (await app.call(call, { params: { id }, body: call === modifyFile ? { isReviewed: true } : undefined })).failure
        .code,
    ).toBe('artwork.not_found');
  }
  expect(await app.db.select({ action: auditLog.action }).from(auditLog).where(eq(auditLog.subjectId, id))).toEqual([
    { action: 'artwork.delete' },
  ]);
});

test('the photo of a board is neither decided nor submitted', async () => {
  const photo = await anArtwork(app.db, { purpose: 'board' });
  for (const answer of [await approve(photo), await reject(photo)])
    expect(answer.failure).toMatchObject({
      code: 'request.unprocessable',
      message: expect.stringContaining('photo of a board'),
    });
  await app.db.update(files).set({ isPreApproved: true }).where(eq(files.id, photo));
  expect((await app.call(submitToSsp, { body: { fileID: photo } })).failure.code).toBe('request.unprocessable');
  expect(await submissionOf(photo)).toEqual([]);
});
