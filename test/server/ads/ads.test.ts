import {
  listAds,
  listAdsByArtwork,
  listSubmissions,
  recordSubmission,
  retrySubmission,
  submitToSsp,
} from '#contract/ads';
import { getFile, modifyFile } from '#contract/artwork';
import type { CallInput } from '#contract/endpoint';
import { listAudit } from '#contract/product';
import { testApp } from '#test/app';
import { anAd, anArtwork } from '#test/artworks';
import { aCampaign } from '#test/boards';
import { anOrganisation } from '#test/people';
import { submissions } from '../../../src/server/db/schema/schema';
import { deliver } from '../../../src/server/ssp/delivery';
import { SspError, type SspDriver } from '../../../src/server/ssp/ssp';
import { pollVerdicts } from '../../../src/server/ssp/verdict.service';

const app = testApp({ SSP_DRIVER: 'manual' });
const retry = (id: string) => app.call(retrySubmission, { params: { id } });
const record = (id: string, body: NonNullable<CallInput<typeof recordSubmission>['body']>) =>
  app.call(recordSubmission, { params: { id }, body });
const polling = (poll: SspDriver['poll']) => pollVerdicts({ ...app.services, ssp: { ...app.services.ssp, poll } });

test('the ads of an artwork, those of deleted campaigns apart', async () => {
  const fileId = await anArtwork(app.db, { fileName: 'used.png' });
  const campaignId = await aCampaign(app.db, { campaignName: 'Spring', artworks: [fileId] });
  const gone = await aCampaign(app.db, { artworks: [fileId], deletedAt: new Date() });
  const ad = await anAd(app.db, fileId, { adName: 'Spring: used', campaignId });
  await anAd(app.db, fileId, { campaignId: gone });
  expect((await app.call(listAdsByArtwork, { params: { id: fileId } })).reply.ads).toEqual([
    expect.objectContaining({
      _id: ad,
      adName: 'Spring: used',
      fileID: fileId,
      campaignID: campaignId,
      fileName: 'used.png',
      campaignName: 'Spring',
      submission: null,
    }),
  ]);
  expect((await app.call(listAdsByArtwork, { params: { id: await anArtwork(app.db) } })).reply.ads).toEqual([]);
  expect((await app.call(listAdsByArtwork, { params: { id: 'nothing' } })).failure.code).toBe('artwork.not_found');
});

test('all ads: paged, sorted, searched, by organisation and artwork', async () => {
  const orgId = await anOrganisation(app.db);
  const fileId = await anArtwork(app.db);
  for (const adName of ['beta', 'Alpha', 'gamma_1', 'gammaX1']) await anAd(app.db, fileId, { adName, orgId });
  const names = async (query: Parameters<typeof app.call<typeof listAds>>[1] = {}) =>
    (await app.call(listAds, query)).reply.ads.map(({ adName }) => adName);
  expect(await names({ query: { orgID: orgId, sortID: 'adName', sortDesc: 'false' } })).toEqual([
    'Alpha',
    'beta',
    'gamma_1',
    'gammaX1',
  ]);
  expect(await names({ query: { fileID: fileId, sortID: 'adName', sortDesc: 'true', pageSize: 2, page: 2 } })).toEqual([
    'beta',
    'Alpha',
  ]);
  expect(await names({ query: { orgID: orgId, search: 'GAMMA_' } })).toEqual(['gamma_1']);
  const past = (await app.call(listAds, { query: { orgID: orgId, page: 9 } })).reply;
  expect(past).toEqual({ ads: [], totalAds: 4 });
});

test('only approved artwork can be submitted', async () => {
  for (const isPreApproved of [null, false]) {
    const fileID = await anArtwork(app.db, { isPreApproved });
    expect(await app.call(submitToSsp, { body: { fileID } })).toMatchObject({
      status: 409,
      failure: { code: 'artwork.not_approved' },
    });
  }
  expect((await app.call(submitToSsp, { body: { fileID: 'nothing' } })).failure.code).toBe('artwork.not_found');
});

test('submissions: filtered by artwork, state and name; retry only what has ended without a verdict', async () => {
  const fileID = await anArtwork(app.db, { fileName: 'waiting.png', isPreApproved: true });
  await app.call(submitToSsp, { body: { fileID } });
  const { reply } = await app.call(listSubmissions, { query: { state: 'queued', search: 'WAITING' } });
  const { submissions, totalSubmissions } = reply;
  expect(totalSubmissions).toBe(1);
  expect(submissions[0]).toMatchObject({
    fileID,
    fileName: 'waiting.png',
    state: 'queued',
    attempts: 0,
    remoteID: null,
    feedback: [],
    lastError: null,
    driver: 'manual',
    submittedBy: 'Robin Vale',
  });
  expect(Date.parse(submissions[0]?.nextAttemptAt ?? '')).not.toBeNaN();
  expect((await app.call(listSubmissions, { query: { state: 'failed', fileID } })).reply.totalSubmissions).toBe(0);
  const id = submissions[0]?._id ?? '';
  expect((await retry(id)).failure.code).toBe('submission.not_retryable');
  expect((await retry('nothing')).failure.code).toBe('submission.not_found');
  expect((await record(id, { state: 'approved' })).failure.code).toBe('submission.not_retryable');
});

test('a manual submission waits; its outcome is recorded, can be corrected, and is in the audit log', async () => {
  const bytes = Buffer.from('bytes');
  const fileID = await anArtwork(app.db, {
    fileName: 'by-hand.png',
    isPreApproved: true,
    storageKey: 'k'.repeat(32),
    sha256: '277089d91c0bdf4f2e6862ba7e4a07605119431f5d13f726dd352b06f1b206a9',
  });
  await app.services.storage.put('k'.repeat(32), bytes, 'image/png');
  await app.call(submitToSsp, { body: { fileID } });
  const find = async () => (await app.call(listSubmissions, { query: { fileID } })).reply.submissions[0];
  const id = (await find())?._id ?? '';
  const { database, ssp, storage, log } = app.services;
  await deliver({ database, driver: ssp, storage, log, address: () => 'http://marquee.example' }, id);
  expect(await find()).toMatchObject({ state: 'manual' });
  const { reply } = await record(id, { state: 'denied', feedback: ' Logo too small ' });
  expect(reply.submission).toMatchObject({ state: 'denied', feedback: ['Logo too small'], remoteID: null });
  await record(id, { state: 'approved', remoteID: 'mw-77' });
  expect((await app.call(getFile, { params: { id: fileID } })).reply.file).toMatchObject({
    mwCreativeID: 'mw-77',
    reachCreativeID: null,
    submission: { state: 'approved' },
  });
  const { entries } = (await app.call(listAudit, { query: { search: 'by-hand' } })).reply;
  expect(entries.map(({ action, detail }) => [action, detail])).toEqual([
    ['submission.record', 'by-hand.png: approved'],
    ['submission.record', 'by-hand.png: denied'],
  ]);
  await app.call(modifyFile, { params: { id: fileID }, body: { isPreApproved: true } });
  expect((await app.call(submitToSsp, { body: { fileID } })).reply.message).toContain('already approved it');
});

test('the list says since when verdicts cannot be read, and how many records were skipped', async () => {
  const reading = async () => (await app.call(listSubmissions)).reply.verdicts;
  const refusing = (message: string, retryAfter?: number) =>
    polling(() => {
      throw new SspError(message, true, retryAfter);
    });
  const failing = () => refusing('The platform answered 503.');
  await polling(() => [{ verdicts: [], unreadable: 2, cursor: null }]);
  expect(await reading()).toEqual({ failingSince: null, error: null, unreadable: 2 });
  await failing();
  expect(await reading()).toMatchObject({ failingSince: null });
  const start = new Date().toISOString();
  jest.useFakeTimers({
    doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'setInterval'],
    now: Date.now() + 61_000,
  });
  expect(await refusing('The platform answered 429.', 40)).toBe(40);
  await failing();
  const { failingSince, error } = (await reading())!;
  expect(Date.parse(failingSince ?? '')).toBeLessThanOrEqual(Date.parse(start));
  expect(error).toBe('The platform answered 503.');
  jest.useRealTimers();
  await polling(() => []);
  expect(await reading()).toEqual({ failingSince: null, error: null, unreadable: 0 });
});

test('a page of verdicts that cannot be read costs none before it, and the next poll starts from there', async () => {
  const fileId = await anArtwork(app.db, { isPreApproved: true });
  const externalId = `${fileId}:1`;
  const sent = { state: 'pending' as const, attempts: 1, sentAt: new Date() };
  await app.db.insert(submissions).values({ id: `s-${fileId}`, fileId, driver: 'manual', externalId, ...sent });
  const verdict = { externalId, remoteId: null, state: 'approved' as const, feedback: [], lastmod: Date.now() };
  for (const cursor of ['{"auditStart":1732587600123,"paginationId":"x:1"}', '17', 'Tue, 24 Nov 2026 16:00:00 GMT']) {
    await polling(function* () {
      yield { verdicts: [verdict], unreadable: 0, cursor };
      throw new SspError('The platform answered 500.', true);
    });
    const starts: (string | null)[] = [];
    await polling((start) => {
      starts.push(start);
      return [];
    });
    expect(starts).toEqual([cursor]);
  }
  expect((await app.call(getFile, { params: { id: fileId } })).reply.file.submission).toMatchObject({
    state: 'approved',
  });
});
