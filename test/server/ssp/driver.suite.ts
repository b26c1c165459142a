import type { SspArtwork, SspDriver, VerdictPage } from '../../../src/server/ssp/ssp';
import { createReachDriver } from '../../../src/server/ssp/ssp.reach';
import { fakeReach } from './fakePlatforms';

/** A fake platform with the API that a driver uses. */
export interface FakePlatform {
  /** How many creatives were created with the external id. */
  created(externalId: string): number;
  /** Sets the platform's verdict on a creative. */
  decide(externalId: string, verdict: 'approved' | 'denied', reason?: string): void;
  /** Adds an answer for the next request, which the platform then does not process. */
  answerNext(answer: { status: number; headers?: Record<string, string>; body?: string }): void;
  /** The same with status 200 and this JSON. */
  answerJson(reply: unknown): void;
  /** Stores the next creative but closes the connection instead of answering. */
  loseNext(): void;
  requests(): { method: string; url: string; authorization: string | undefined; body: unknown }[];
  close(): Promise<void>;
}

const platforms: FakePlatform[] = [];
afterAll(() => Promise.all(platforms.map((platform) => platform.close())));
/** Closes it after the tests of the file. */
export function closeLater<Platform extends FakePlatform>(platform: Platform): Platform {
  platforms.push(platform);
  return platform;
}

export const token = 'secret-token';
/** A driver for Broadsign Reach with a platform of its own. */
export const reach = async () => {
  const platform = closeLater(await fakeReach());
  return { platform, driver: createReachDriver({ base: () => platform.origin, token }) };
};

let count = 0;
export const artworkToSend = (given: Partial<SspArtwork> = {}): SspArtwork => ({
  externalId: `artwork/${String(++count)}:1`,
  fileName: 'spring "sale".png',
  type: 'image/png',
  url: 'https://marquee.example/files/abc',
  width: 1920,
  height: 1080,
  durationMs: null,
  bytes: 1234,
  categories: null,
  advertiser: { id: 'org-1', name: 'Kestrel Air & Söhne' },
  publishers: [{ id: '7', name: 'North Screens' }],
  ...given,
});

/** What all pages of a poll say together. */
export async function poll(driver: SspDriver, cursor: string | null): Promise<VerdictPage> {
  const all: VerdictPage = { verdicts: [], unreadable: 0, cursor };
  for await (const page of driver.poll(cursor)) {
    all.verdicts.push(...page.verdicts);
    all.unreadable += page.unreadable;
    all.cursor = page.cursor;
  }
  return all;
}

/** The tests that every driver with an API must pass. */
export function describeDriver(name: string, open: () => Promise<{ driver: SspDriver; platform: FakePlatform }>): void {
  describe(`ssp driver: ${name}`, () => {
    let driver: SspDriver;
    let platform: FakePlatform;
    beforeAll(async () => {
      ({ driver, platform } = await open());
    });

    test('has the expected name, and finds nothing that was not sent', async () => {
      expect(driver.name).toBe(name);
      expect(await driver.find('nobody:1')).toBeUndefined();
    });

    test('sends a creative, which waits for its verdict and can be found again', async () => {
      const artwork = artworkToSend();
      const verdict = await driver.submit(artwork);
      expect(verdict).toMatchObject({ state: 'pending', feedback: [] });
      expect(verdict.remoteId).not.toBeNull();
      expect(await driver.find(artwork.externalId)).toMatchObject({ state: 'pending', remoteId: verdict.remoteId });
      expect(platform.created(artwork.externalId)).toBe(1);
      expect(platform.requests().every(({ authorization }) => authorization === `Bearer ${token}`)).toBe(true);
    });

    test('finds a creative that arrived although the response was lost', async () => {
      const artwork = artworkToSend();
      platform.loseNext();
      await expect(driver.submit(artwork)).rejects.toMatchObject({ retry: true });
      expect(await driver.find(artwork.externalId)).toMatchObject({ state: 'pending' });
      expect(platform.created(artwork.externalId)).toBe(1);
    });

    test('verdicts come with the next poll, and from then on only news', async () => {
      const [good, bad] = [artworkToSend(), artworkToSend({ type: 'video/mp4', durationMs: 9800 })];
      await driver.submit(good);
      await driver.submit(bad);
      const start = await poll(driver, null);
      platform.decide(good.externalId, 'approved');
      platform.decide(bad.externalId, 'denied', 'Resolution does not match');
      const { verdicts, cursor } = await poll(driver, start.cursor);
      expect(verdicts).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ externalId: good.externalId, state: 'approved' }),
          expect.objectContaining({
            externalId: bad.externalId,
            state: 'denied',
            feedback: ['Resolution does not match'],
          }),
        ]),
      );
      expect(typeof cursor).toBe('string');
    });

    test('an expired creative is submitted again, not created again', async () => {
      const artwork = artworkToSend();
      const { remoteId } = await driver.submit(artwork);
      const again = await driver.submit(artwork, { remoteId, state: 'expired', feedback: [], lastmod: null });
      expect(again.state).toBe('pending');
      expect(platform.created(artwork.externalId)).toBe(1);
    });

    test.each([
      [400, false],
      [401, false],
      [403, false],
      [422, false],
      [408, true],
      [409, true],
      [423, true],
      [425, true],
      [429, true],
      [500, true],
      [502, true],
      [503, true],
      [301, false],
      [302, false],
      [307, false],
    ])('status %d: to be tried again? %s', async (status, retry) => {
      platform.answerNext({ status, body: '{"detail":"no"}', headers: { location: 'http://127.0.0.1:1/elsewhere' } });
      await expect(driver.find('x:1')).rejects.toMatchObject({
        retry,
        message: expect.stringContaining(String(status)),
      });
    });

    test('an answer that a setting causes names it', async () => {
      platform.answerNext({ status: 401, body: '{"detail":"No"}' });
      await expect(driver.find('x:1')).rejects.toThrow('answered 401 Unauthorized; check SSP_TOKEN: No');
      platform.answerNext({ status: 302 });
      await expect(driver.find('x:1')).rejects.toThrow('which is not followed; check SSP_URL.');
    });

    test('what the platform says it already has is to be looked up, and so tried again', async () => {
      platform.answerNext({ status: 400, body: '{"external_id":["creative with this external_id already exists."]}' });
      await expect(driver.find('x:1')).rejects.toMatchObject({ retry: true });
    });

    test('the verdicts before a page that cannot be read are kept', async () => {
      const record = { id: 'x:1', external_id: 'x:1', status: 'Approved', audit: { status: 3, lastmod: 5 } };
      const page = JSON.stringify({ ads: [record], more: 1, results: [record], next: '/?page=2' });
      for (const bad of [
        { status: 500 },
        { status: 404, body: '{"detail":"Invalid page."}' },
        { status: 200, body: '<p>' },
      ]) {
        platform.answerNext({ status: 200, body: page });
        platform.answerNext(bad);
        const read: string[] = [];
        const reading = async () => {
          for await (const { verdicts } of driver.poll(null)) read.push(...verdicts.map(({ state }) => state));
        };
        await expect(reading()).rejects.toMatchObject({ name: 'SspError' });
        expect(read).toEqual(['approved']);
      }
    });

    test('Retry-After is passed on, in seconds or as a date', async () => {
      platform.answerNext({ status: 429, headers: { 'retry-after': '7' } });
      await expect(driver.find('x:1')).rejects.toMatchObject({ retryAfter: 7 });
      for (const same of ['7.0', '7s', '7 seconds', '"7"', '7; policy=burst', '7, 7']) {
        platform.answerNext({ status: 429, headers: { 'retry-after': same } });
        await expect(driver.find('x:1')).rejects.toMatchObject({ retryAfter: 7 });
      }
      platform.answerNext({ status: 503, headers: { 'retry-after': new Date(Date.now() + 60_000).toUTCString() } });
      await expect(driver.find('x:1')).rejects.toMatchObject({ retryAfter: expect.closeTo(60, -1) });
    });

    test('an answer with a byte order mark is read', async () => {
      platform.answerNext({ status: 200, body: '\uFEFF{"ads":[],"results":[]}' });
      expect(await driver.find('x:1')).toBeUndefined();
    });

    test('an error in an answer with status 200 is a fault, unless it stands beside records', async () => {
      for (const said of [
        '"error":"quota"',
        '"errors":["quota"]',
        '"success":false',
        '"status":"ERROR"',
        '"ok":false',
        '"status":503',
        '"statusCode":403',
        '"result":"error"',
        '"code":429,"message":"quota"',
      ]) {
        platform.answerNext({ status: 200, body: `{"ads":[],"results":[],${said}}` });
        await expect(poll(driver, null)).rejects.toMatchObject({ name: 'SspError', retry: true });
      }
      platform.answerNext({
        status: 200,
        body: `{"ads":[{"id":"x:1","audit":{"status":3}}],"results":[{"id":"x:1","status":"Approved "}],"errors":["one"]}`,
      });
      expect((await poll(driver, null)).verdicts).toMatchObject([{ externalId: 'x:1', state: 'approved' }]);
    });

    test('one that is there but cannot be read is not sent again', async () => {
      platform.answerJson({
        ads: [{ id: 'x:1', audit: { status: {} } }],
        results: [{ id: 7, external_id: 'x:1', status: {} }],
      });
      await expect(driver.find('x:1')).rejects.toMatchObject({
        retry: true,
        message: expect.stringContaining('cannot be read: {"ads":[{"id":"x:1"') as string,
      });
    });

    test('a status that the protocol does not define is said', async () => {
      platform.answerJson({
        ads: [{ id: 'x:1', audit: { status: 600 } }],
        results: [{ id: 'x:1', external_id: 'x:1', status: '600' }],
      });
      expect((await poll(driver, null)).verdicts).toMatchObject([
        { state: 'pending', feedback: ['The platform reports a status of its own: “600”.'] },
      ]);
    });

    test.each([
      ['half an answer', '{"ads":[{"id"', true],
      ['another form', '{"hello":"world"}', true],
      ['a text', '"ads"', true],
      ['HTML', '<!doctype html><p>Bad gateway', true],
      ['more than 5 MB', JSON.stringify({ ads: [], results: [], filler: 'x'.repeat(5_300_000) }), false],
    ])('%s is a fault, not a verdict', async (_, body, retry) => {
      platform.answerNext({ status: 200, body });
      await expect(driver.find('x:1')).rejects.toMatchObject({ name: 'SspError', retry });
    });
  });
}
