import type { Category } from '#contract/placement';
import { artworkToSend, describeDriver, poll, reach } from './driver.suite';

describeDriver('reach', reach);

test('reach: a creative or advertiser that is on a later page is found, and not made again', async () => {
  const { driver, platform } = await reach();
  const page = (results: object[], next: string | null) => platform.answerJson({ results, next });
  page(
    [
      { id: 1, external_id: 'x:2' },
      { id: 2, external_id: 'x:3', status: {} },
    ],
    '/?page=2',
  );
  page([{ id: 8, external_id: 'x:1', status: 'Approved' }], null);
  expect(await driver.find('x:1')).toMatchObject({ remoteId: '8' });
  // A list whose pages repeat is not read again and again.
  for (let i = 0; i < 3; i += 1) page([{ id: 8, external_id: 'x:1', status: 'Approved' }], '/?page=1');
  await poll(driver, null);
  expect(platform.requests()).toHaveLength(4);
  for (let i = 0; i < 3; i += 1) page([{ id: 8, external_id: 'x:1', status: 'Approved' }], '/?page=1');
  expect(await driver.find('x:9')).toBeUndefined();
  expect(platform.requests()).toHaveLength(6);
});

test('reach: a poll starts at the exact time of the list before, else at its own time with a margin', async () => {
  const { driver, platform } = await reach();
  const now = Date.parse('2026-11-29T10:00:00Z');
  jest.spyOn(Date, 'now').mockReturnValue(now);
  const date = 'Sun, 29 Nov 2026 09:55:00 GMT';
  for (const [headers, cursor] of [
    [{ date, 'last-modified': 'Sat, 28 Nov 2026 12:00:01 GMT' }, 'Sat, 28 Nov 2026 12:00:01 GMT'],
    [{ date, 'last-modified': 'lately' }, 'Sun, 29 Nov 2026 09:45:00 GMT'],
    [{ date: 'now' }, 'Sun, 29 Nov 2026 09:50:00 GMT'],
  ] as const) {
    platform.answerNext({ status: 200, headers, body: '{"results":[{"id":1,"status":"Approved"}],"next":"2"}' });
    platform.answerNext({ status: 200, headers: { 'last-modified': date }, body: '{"results":[]}' });
    expect((await poll(driver, null)).cursor).toBe(cursor);
  }
  platform.answerNext({ status: 304 });
  expect((await poll(driver, date)).cursor).toBe(date);
});

test('reach: a long list is read to its end; one without an end is said, and read again from its beginning', async () => {
  const { driver, platform } = await reach();
  const pages = (from: number, to: number, last?: object) => {
    for (let id = from; id <= to; id += 1)
      platform.answerJson({ results: [{ id, status: 'Approved' }], next: '2', ...last });
  };
  pages(1, 60);
  pages(61, 61, { next: null });
  expect((await poll(driver, null)).verdicts).toHaveLength(61);
  pages(1, 500);
  const cursors: (string | null)[] = [];
  const reading = async () => {
    for await (const { cursor } of driver.poll(null)) cursors.push(cursor);
  };
  await expect(reading()).rejects.toMatchObject({ message: 'The platform’s list does not end after 500 pages.' });
  expect(cursors).toEqual(Array.from({ length: 500 }, () => null));
});

test('reach: parts of a creative that are empty or of another form do not cost its verdict', async () => {
  const { driver, platform } = await reach();
  const results = [
    { id: 1, external_id: '', status: 'Approved', rejection_reason: '' },
    { id: 2, external_id: {}, status: 'REJECTED', rejection_reason: ['Too dark', { message: 'Too small' }] },
    { id: 3, external_id: 'x:3', status: null },
    { id: 4, external_id: 'x:4', status: 'partial' },
    { id: null, status: 'Approved' },
    { id: 5, status: 'disapproved', rejection_reason: { reasons: ['Too dark', 'Logo'] } },
    { id: 6, status: { name: 'rejected' }, rejection_reasons: ['Too dark'] },
    { id: 7, status: 'on hold', rejection_reason: 'Too dark' },
    { id: 8, status: 'Declined', rejection_reason: 'Too dark' },
  ];
  platform.answerJson({ results, next: false });
  const { verdicts, unreadable } = await poll(driver, null);
  expect(verdicts.map(({ externalId, state, feedback }) => [externalId, state, feedback])).toEqual([
    ['1', 'approved', []],
    ['2', 'denied', ['Too dark', 'Too small']],
    ['x:4', 'pending', ['Approved by some of the publishers so far']],
    ['5', 'denied', ['Too dark', 'Logo']],
    ['6', 'denied', ['Too dark']],
    ['7', 'pending', ['The platform reports a status of its own: “on hold”.', 'Too dark']],
    ['8', 'denied', ['Too dark']],
  ]);
  expect(unreadable).toBe(1);
  platform.answerNext({ status: 200, body: '{"results": null, "next": null}' });
  expect((await poll(driver, null)).verdicts).toEqual([]);
  platform.answerNext({ status: 200, body: '[{"id": 1234567890123456789, "status": "approved"}]' });
  expect((await poll(driver, null)).verdicts).toMatchObject([{ remoteId: '1234567890123456789' }]);
});

test('reach: a category is sent by its own code; one that the platform does not have is said', async () => {
  const { driver, platform } = await reach();
  const terms: [categories: Category[], ids: number[], sentAs: string[], notSent: string[]][] = [
    [['unhealthyFood', 'alcohol'], [8], ['IAB8'], ['IAB8-5']],
    [['tobacco'], [], [], ['IAB9-9']],
    [[], [24], ['IAB24'], []],
  ];
  for (const [categories, ids, sentAs, notSent] of terms) {
    expect(await driver.submit(artworkToSend({ categories }))).toMatchObject({ sentAs, notSent });
    expect(platform.requests().at(-1)?.body).toMatchObject({ iab_categories: ids.map((id) => ({ id })) });
  }
});

test('reach: the advertiser is made once and the creative carries publishers and category', async () => {
  const { driver, platform } = await reach();
  const [first, second] = [artworkToSend(), artworkToSend()];
  await driver.submit(first);
  await driver.submit(second);
  const made = platform.requests().filter(({ method, url }) => method === 'POST' && url === '/api/advertisers/');
  expect(made.map(({ body }) => body)).toEqual([{ name: 'Kestrel Air & Söhne' }]);
  const creative = platform.requests().find(({ method, url }) => method === 'POST' && url === '/api/entity_creatives/');
  expect(creative?.body).toEqual({
    advertiser: { id: 11 },
    publishers: [{ id: '7', name: 'North Screens' }],
    original_url: first.url,
    iab_categories: [{ id: 24 }],
    type: 'ImageUrlCreative',
    name: first.fileName,
    external_id: first.externalId,
  });
});
