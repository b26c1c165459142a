import { createHmac } from 'node:crypto';
import { getFileHistory } from '#contract/artwork';
import { startApp, testApp } from '#test/app';
import { anArtwork } from '#test/artworks';
import { submissions } from '../../../src/server/db/schema/schema';
import { applyVerdict } from '../../../src/server/ssp/verdict.service';
import { submissionOf } from './sandbox';

const secret = 'a-secret-of-the-platform';
const app = testApp({ SSP_WEBHOOK_SECRET: secret });

async function pending(remoteId: string | null = null, driver = 'admgmt'): Promise<string> {
  const fileId = await anArtwork(app.db, { isPreApproved: true });
  await app.db.insert(submissions).values({
    id: `s-${fileId}`,
    fileId,
    driver,
    externalId: `${fileId}:1`,
    remoteId,
    state: 'pending',
    attempts: 1,
    sentAt: new Date(),
  });
  return fileId;
}
const sign = (body: string, key = secret): string => `sha256=${createHmac('sha256', key).update(body).digest('hex')}`;
const push = (body: string, signature = sign(body), more: Record<string, string> = {}) =>
  app.app.inject({
    method: 'POST',
    url: '/api/ssp/webhook',
    headers: {
      'content-type': 'application/json',
      ...more,
      ...(signature === '' ? {} : { 'x-marquee-signature': signature }),
    },
    payload: body,
  });
const news = (id: string, status: number, lastmod: number, feedback?: string[]): string =>
  JSON.stringify({ count: 1, ads: [{ id, lastmod, audit: { status, lastmod, ...(feedback ? { feedback } : {}) } }] });

test('a signed verdict is applied once, in whatever order verdicts arrive', async () => {
  const fileId = await pending();
  const id = `${fileId}:1`;
  expect((await push(news(id, 4, 2000, ['Too small']))).statusCode).toBe(204);
  expect(await submissionOf(app, fileId)).toMatchObject({ state: 'denied', feedback: ['Too small'] });
  // Webhooks are delivered at least once: repeated and concurrent copies change nothing.
  expect(
    await Promise.all([1, 2, 3].map(async () => (await push(news(id, 4, 2000, ['Too small']))).statusCode)),
  ).toEqual([204, 204, 204]);
  await push(news(id, 1, 1000));
  expect(await submissionOf(app, fileId)).toMatchObject({ state: 'denied' });
  await push(news(id, 3, 3000));
  expect(await submissionOf(app, fileId)).toMatchObject({ state: 'approved', feedback: [] });
  const { events } = (await app.call(getFileHistory, { params: { id: fileId } })).reply;
  expect(events.map(({ to, comment }) => [to, comment])).toEqual([
    ['approved', null],
    ['denied', 'Too small'],
  ]);
});

test('a verdict whose time has not moved replaces `pending`, and in a poll any other', async () => {
  const fileId = await pending();
  const id = `${fileId}:1`;
  const stateAfter = async (body: string) => {
    await push(body);
    return (await submissionOf(app, fileId))?.state;
  };
  expect(await stateAfter(news(id, 1, 1000))).toBe('pending');
  expect(await stateAfter(news(id, 4, 1000))).toBe('denied');
  expect(await stateAfter(news(id, 3, 1000))).toBe('denied');
  const polled = { externalId: id, remoteId: id, state: 'approved' as const, feedback: [] };
  expect(await applyVerdict(app.services, { ...polled, lastmod: 999 })).toBe(false);
  expect(await applyVerdict(app.services, { ...polled, lastmod: 1000 })).toBe(true);
  expect(await submissionOf(app, fileId)).toMatchObject({ state: 'approved' });
});

test("an ad's own time, which need not move with its verdict, tells no order", async () => {
  const fileId = await pending();
  for (const status of [1, 4])
    await push(JSON.stringify({ ads: [{ id: `${fileId}:1`, lastmod: 5000, audit: { status } }] }));
  expect(await submissionOf(app, fileId)).toMatchObject({ state: 'denied' });
});

test('a time from the future, as of a clock or zone of its own, hides no later verdict', async () => {
  const fileId = await pending();
  const id = `${fileId}:1`;
  const ahead = Date.now() + 4 * 3_600_000;
  await push(news(id, 4, ahead));
  await new Promise((resolve) => setTimeout(resolve, 5));
  await push(news(id, 3, Date.now()));
  expect(await submissionOf(app, fileId)).toMatchObject({ state: 'approved' });
  const changed = (await submissionOf(app, fileId))?.lastEdited;
  await push(news(id, 3, ahead));
  expect((await submissionOf(app, fileId))?.lastEdited).toBe(changed);
});

test.each([
  [1, 'pending'],
  [2, 'pending'],
  [3, 'approved'],
  [4, 'denied'],
  [5, 'changed'],
  [6, 'expired'],
  [501, 'pending'],
])('audit status %d is %s', async (status, state) => {
  const fileId = await pending();
  await push(news(`${fileId}:1`, status, 5000));
  expect(await submissionOf(app, fileId)).toMatchObject({ state });
});

test('what cannot be stored of an ad stops neither its verdict nor the ads after it', async () => {
  const [first, second] = [await pending(), await pending()];
  const ads = [
    { id: 'a\0b', audit: { status: 3 } },
    { id: 'a\ud83d', audit: { status: 3 } },
    { id: 'a'.repeat(5000), audit: { status: 3 } },
    { id: 'a', audit: { status: `${'1'.repeat(100_000)}x` } },
    { id: `${first}:1`, audit: { status: 4, lastmod: 1e300, feedback: ['Too\0 dark\ud83d', `${'x'.repeat(499)}💡`] } },
    { id: `${second}:1`, audit: { status: 3, lastmod: 1732587600123.5 } },
  ];
  expect((await push(JSON.stringify({ ads }))).statusCode).toBe(204);
  const feedback = ['Too dark', `${'x'.repeat(499)}\ufffd`];
  expect(await submissionOf(app, first)).toMatchObject({ state: 'denied', feedback });
  expect(await submissionOf(app, second)).toMatchObject({ state: 'approved' });
});

test("the platform's own id is accepted too; the sample of the standard is read; unknown ids are ignored", async () => {
  const fileId = await pending('65f0c0ffee');
  const sample =
    '{"count": 1, "ads": [{"id": "65f0c0ffee", "lastmod": 1767225600000, "audit": {"status": 4, "feedback": ["Resolution 1280x720 does not match any targeted screen"], "init": 1767139200000, "lastmod": 1767225600000}}]}';
  expect((await push(sample)).statusCode).toBe(204);
  expect(await submissionOf(app, fileId)).toMatchObject({
    state: 'denied',
    feedback: ['Resolution 1280x720 does not match any targeted screen'],
  });
  expect(await push(news('somebody-elses', 3, 1))).toMatchObject({ statusCode: 204, body: '' });
});

test('an id counts only for what was sent to this platform, and ours before one of its own', async () => {
  const elsewhere = await pending('777', 'manual');
  await push(news('777', 4, 1));
  await push(news(`${elsewhere}:1`, 4, 2));
  expect(await submissionOf(app, elsewhere)).toMatchObject({ state: 'pending' });
  const ours = await pending();
  const theirs = await pending(`${ours}:1`);
  await push(news(`${ours}:1`, 4, 3));
  expect(await submissionOf(app, ours)).toMatchObject({ state: 'denied' });
  expect(await submissionOf(app, theirs)).toMatchObject({ state: 'pending' });
});

test('without the right signature nothing is applied', async () => {
  const fileId = await pending();
  const body = news(`${fileId}:1`, 3, 9000);
  for (const signature of [
    '',
    'sha256=',
    `sha256=${'0'.repeat(64)}`,
    sign(body, 'another-secret'),
    sign(`${body} `),
    sign(body).slice(0, -2),
    sign(body).replace('sha256', 'sha1'),
  ]) {
    const answer = await push(body, signature);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([401, 'webhook.signature_invalid']);
  }
  expect(await submissionOf(app, fileId)).toMatchObject({ state: 'pending' });
});

test('a replayed webhook does not change a verdict: only one with a current signed timestamp can', async () => {
  const fileId = await pending();
  const verdict = (status: number) => JSON.stringify({ ads: [{ id: `${fileId}:1`, audit: { status } }] });
  const [approve, deny] = [verdict(3), verdict(4)];
  await push(approve);
  expect(await submissionOf(app, fileId)).toMatchObject({ state: 'approved' });
  expect((await push(deny)).statusCode).toBe(204);
  expect(await submissionOf(app, fileId)).toMatchObject({ state: 'approved' });

  const at = (body: string, seconds: number) => {
    const timestamp = String(Math.floor(Date.now() / 1000) + seconds);
    return push(body, sign(`${timestamp}.${body}`), { 'x-marquee-timestamp': timestamp });
  };
  for (const seconds of [-400, 400]) expect((await at(deny, seconds)).statusCode).toBe(401);
  expect((await push(deny, sign(deny), { 'x-marquee-timestamp': '1' })).statusCode).toBe(401);
  expect(await submissionOf(app, fileId)).toMatchObject({ state: 'approved' });
  expect((await at(deny, 0)).statusCode).toBe(204);
  expect(await submissionOf(app, fileId)).toMatchObject({ state: 'denied' });
  await push(approve);
  expect(await submissionOf(app, fileId)).toMatchObject({ state: 'denied' });
});

test('a signed body that is not a collection of ads is a 400', async () => {
  for (const body of ['', '{', '{"id": 1}', '{"ads": "x"}']) expect((await push(body)).statusCode).toBe(400);
});

test('without a webhook secret the address is a 404', async () => {
  const closed = await startApp();
  const answer = await closed.app.inject({
    method: 'POST',
    url: '/api/ssp/webhook',
    headers: { 'x-marquee-signature': sign('{}') },
    payload: '{}',
  });
  expect(answer.statusCode).toBe(404);
  await closed.close();
});
