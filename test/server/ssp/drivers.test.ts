import { createServer } from 'node:http';
import { closeServer, listenLocally } from '#test/listen';
import { createAdmgmtDriver } from '../../../src/server/ssp/ssp.admgmt';
import { createManualDriver } from '../../../src/server/ssp/ssp.manual';
import { artworkToSend, closeLater, describeDriver, poll, reach, token } from './driver.suite';
import { fakeAdmgmt } from './fakePlatforms';

const admgmt = async () => {
  const platform = closeLater(await fakeAdmgmt());
  return {
    platform,
    driver: createAdmgmtDriver({
      base: () => `${platform.origin}/prefix/`,
      token,
      bidderId: 'mar/quee',
      platform: 'a platform',
    }),
  };
};
describeDriver('admgmt', admgmt);

test('admgmt: an image and a video are sent as AdCOM defines them', async () => {
  const { driver, platform } = await admgmt();
  const image = artworkToSend();
  const film = artworkToSend({ type: 'video/mp4', durationMs: 14_600, categories: ['alcohol', 'gambling'] });
  await driver.submit(image);
  await driver.submit(film);
  expect(platform.requests().map(({ body }) => body)).toEqual([
    expect.objectContaining({
      id: image.externalId,
      cat: ['IAB24'],
      secure: 1,
      display: { mime: 'image/png', w: 1920, h: 1080, banner: { img: image.url } },
      ext: expect.objectContaining({ name: 'spring "sale".png' }),
    }),
    expect.objectContaining({
      id: film.externalId,
      cat: ['IAB8-5'],
      video: { mime: ['video/mp4'], curl: film.url, w: 1920, h: 1080, dur: 15 },
    }),
  ]);
});

test('admgmt: verdicts over several pages are each read once', async () => {
  const { driver } = await admgmt();
  const sent = Array.from({ length: 7 }, () => artworkToSend());
  for (const artwork of sent) await driver.submit(artwork);
  const { verdicts } = await poll(driver, null);
  expect(verdicts.map(({ externalId }) => externalId)).toEqual(sent.map(({ externalId }) => externalId));
  expect((await poll(driver, 'a cursor of another driver')).verdicts).toHaveLength(7);
});

test('admgmt: a platform that always reports more pages does not keep the poll running', async () => {
  const { driver, platform } = await admgmt();
  const answer = (ad: object) => platform.answerJson({ more: true, ads: [ad] });
  // Without dates the next poll would not get further.
  for (let at = 0; at < 50; at += 1) answer({ id: `x:${String(at)}`, audit: { status: 1 } });
  await expect(poll(driver, null)).rejects.toThrow('The platform’s list does not end after 50 pages.');
  for (let at = 0; at < 60; at += 1) answer({ id: 'a', audit: { status: 1, lastmod: 5 } });
  expect((await poll(driver, null)).verdicts.length).toBeLessThanOrEqual(50);
});

test('admgmt: pages that repeat in turn end the poll', async () => {
  const { driver, platform } = await admgmt();
  for (let at = 0; at < 6; at += 1) {
    const ads = [{ id: `x:${String(at % 2)}`, audit: { status: 1, lastmod: at } }];
    platform.answerJson({ ads, more: 1 });
  }
  expect((await poll(driver, null)).cursor).toBe('{"auditStart":0,"paginationId":""}');
});

test('admgmt: pages without dates of audits are read on, and the cursor keeps what is dated', async () => {
  const { driver, platform } = await admgmt();
  const cases: [ad: object, second: string, cursor: object][] = [
    [{ lastmod: 700_007 }, '?auditStart=700007&paginationId=x%3A1', { auditStart: 100_007, paginationId: '' }],
    [{}, '?auditStart=0&paginationId=x%3A1', { auditStart: 0, paginationId: '' }],
  ];
  for (const [ad, second, cursor] of cases) {
    const first = { ads: [{ id: 'x:1', audit: { status: 1 }, ...ad }], more: 1 };
    platform.answerJson(first);
    platform.answerNext({ status: 200, body: '{"ads":[{"id":"x:2","audit":{"status":3}}]}' });
    const read = await poll(driver, null);
    expect(platform.requests().at(-1)?.url).toMatch(new RegExp(`${second.replace('?', '\\?')}$`));
    expect(read.verdicts).toHaveLength(2);
    expect(JSON.parse(read.cursor ?? '')).toEqual(cursor);
  }
});

test('admgmt: an ad dated ahead of our clock leads to the next page, but no later poll past the verdicts until then', async () => {
  const { driver, platform } = await admgmt();
  const ahead = Date.now() + 20 * 3_600_000;
  const first = { ads: [{ id: 'x:1', audit: { status: 1, lastmod: ahead } }], more: 1 };
  platform.answerJson(first);
  platform.answerNext({ status: 204 });
  const { cursor } = await poll(driver, null);
  expect(platform.requests().at(-1)?.url).toContain(`?auditStart=${String(ahead)}&paginationId=x%3A1`);
  expect(JSON.parse(cursor ?? '')).toEqual({ auditStart: expect.closeTo(Date.now() - 600_000, -4), paginationId: '' });
});

test('admgmt: an ad that cannot be read is skipped and counted, and the next poll starts some minutes before it', async () => {
  const { driver, platform } = await admgmt();
  const ads = [
    { id: null, audit: { status: 3, lastmod: 1 } },
    { id: 'x:1', audit: { status: 'three', lastmod: 2 } },
    { id: 'x:2', audit: { status: '3', feedback: 'Fine', lastmod: '3' } },
    { id: 17, audit: { status: 4, feedback: null, lastmod: 4 } },
    {
      id: 'x:3',
      audit: { status: '3.0', feedback: [null, { message: 'Fine' }, ['so']], lastmod: 'yesterday' },
      ext: 'x',
    },
    { id: 'x:4', audit: { status: 4, feedback: { code: 7, reason: 'Too dark' }, lastmod: '1970-01-01T00:00:00.005Z' } },
    'nonsense',
    { id: 12345678901234567890, audit: { status: 3, lastmod: 5 } },
    { id: 'x:6', audit: [{ status: 3 }, { status: 4 }] },
    { id: 'x:5', audit: { status: {}, lastmod: 700_006 } },
  ];
  platform.answerJson({ ads, more: false });
  const { verdicts, unreadable, cursor } = await poll(driver, null);
  expect(verdicts.map(({ externalId, state, feedback }) => [externalId, state, feedback])).toEqual([
    ['x:1', 'pending', ['The platform reports a status of its own: “three”.']],
    ['x:2', 'approved', ['Fine']],
    ['17', 'denied', []],
    ['x:3', 'approved', ['Fine', 'so']],
    ['x:4', 'denied', ['Too dark']],
    ['12345678901234567000', 'approved', []],
  ]);
  expect(unreadable).toBe(4);
  expect(JSON.parse(cursor ?? '')).toEqual({ auditStart: 100_006, paginationId: '' });
});

test('admgmt: dates, feedback and missing parts are read in every usual form', async () => {
  const { driver, platform } = await admgmt();
  const at = Date.parse('2025-11-24T16:00:00Z');
  const dates: Record<string, number | null> = {
    '2025-11-24T16:00:00': at,
    '2025-11-24 16:00:00': at,
    '2025-11-24T18:00:00+0200': at,
    '2025-11-24T16:00:00.250Z': at + 250,
    'Mon, 24 Nov 2025 16:00:00 GMT': at,
    '2025-11-24': at - 16 * 3_600_000,
    '': null,
    soon: null,
    // As far as nobody can know: the poll must not go on from there.
    '2999-01-01': null,
    '1e300': null,
    '-1': null,
  };
  const numbers: [given: unknown, read: number | null][] = [
    [at + 0.5, at],
    [1e300, null],
    [{ $date: at }, null],
  ];
  const feedback: [given: unknown, read: string[]][] = [
    [
      ['a\u0000b', '\uD83D', ' ', '\u202Ex'],
      ['ab', 'x'],
    ],
    [{ errors: [{ msg: 'Too dark' }] }, ['Too dark']],
    [{ en: 'No' }, ['No']],
    [false, []],
  ];
  const ads = [
    ...[...Object.entries(dates), ...numbers].map(([lastmod]) => ({ audit: { status: 3, lastmod } })),
    ...feedback.map(([said]) => ({ audit: { status: 4, feedback: said } })),
    // These say nothing, and so undo no verdict.
    ...[{}, { audit: null }, { audit: [] }, { audit: {} }, { audit: { status: '' } }],
  ].map((ad, at) => ({ id: `x:${String(at)}`, ...ad }));
  platform.answerJson({ ads });
  const { verdicts, unreadable, cursor } = await poll(driver, null);
  expect(unreadable).toBe(0);
  expect(verdicts.map(({ lastmod, feedback: said }) => lastmod ?? said)).toEqual([
    ...[...Object.values(dates), ...numbers.map(([, read]) => read)].map((time) => time ?? []),
    ...feedback.map(([, read]) => read),
  ]);
  expect(verdicts[0]?.externalId).toBe('x:0');
  // A platform may show a verdict some minutes after its date.
  expect(JSON.parse(cursor ?? '')).toEqual({ auditStart: at - 600_000, paginationId: '' });
  platform.answerNext({ status: 200, body: '{"ads": null}' });
  expect((await poll(driver, cursor)).verdicts).toEqual([]);
  platform.answerNext({ status: 200, body: '{"ads": [{"id": "y:1", "ext": {"withdraw": true}}]}' });
  expect(await driver.withdrawals?.find({ externalId: 'y:1', remoteId: null })).toBe('accepted');
});

test('admgmt: the verdict of another ad is not taken for the one that was asked for', async () => {
  const { driver, platform } = await admgmt();
  const others = { id: 'x:2', audit: { status: 3 } };
  platform.answerJson({ ads: [others, { id: 'x:1', audit: { status: 4 } }] });
  expect(await driver.find('x:1')).toMatchObject({ remoteId: 'x:1', state: 'denied' });
  platform.answerJson({ ads: [others, others] });
  expect(await driver.find('x:1')).toBeUndefined();
  platform.answerNext({ status: 204 });
  expect((await poll(driver, null)).verdicts).toEqual([]);
});

test('admgmt: an ad is read without the envelope, and with a status in words or in another form', async () => {
  const { driver, platform } = await admgmt();
  const own = (status: string) => [`The platform reports a status of its own: “${status}”.`];
  const ad = { id: 'x:1', audit: { status: 3 } };
  const answers: [answer: unknown, state: string, feedback?: string[]][] = [
    ...[ad, [ad], { ads: ad }].map((shape): [unknown, string] => [shape, 'approved']),
    ...['approved', 'APPROVED ', '3', { name: 'Approved' }, { id: 3 }, { id: '3', name: null }].map(
      (status): [unknown, string] => [{ ads: [{ ...ad, audit: { status } }] }, 'approved'],
    ),
    ...[[{ status: 3 }], '3', 3, 'approved'].map((audit): [unknown, string] => [
      { ads: [{ ...ad, audit }] },
      'approved',
    ]),
    [{ ...ad, audit: { status: 'Pre-Approved' } }, 'pending'],
    [{ ...ad, audit: { status: 'Changed; Resubmission Requested' } }, 'changed'],
    [{ ...ad, audit: { status: 'disapproved', feedback: 'Too dark' } }, 'denied', ['Too dark']],
    [{ ...ad, audit: { status: 3.5 } }, 'pending', own('3.5')],
    [{ ...ad, audit: { status: 'constructor', feedback: 'Soon' } }, 'pending', [...own('constructor'), 'Soon']],
    [{ ...ad, audit: { status: 4 }, errors: [{ message: 'Too dark' }] }, 'denied', ['Too dark']],
  ];
  for (const [answer, state, feedback = []] of answers) {
    platform.answerJson(answer);
    platform.answerJson(answer);
    const verdict = { remoteId: 'x:1', state, feedback };
    expect([answer, await driver.find('x:1')]).toMatchObject([answer, verdict]);
    expect([answer, (await poll(driver, null)).verdicts]).toMatchObject([answer, [verdict]]);
  }
  platform.answerNext({ status: 200, body: '{"id":"request-7","message":"No such ad"}' });
  await expect(driver.find('x:1')).rejects.toMatchObject({
    message: 'The platform’s answer is something other than a collection of ads: No such ad',
  });
  platform.answerJson({ ads: Array.from({ length: 10_001 }, () => ad) });
  await expect(poll(driver, null)).rejects.toMatchObject({
    message: expect.stringContaining('is more than 10,000 records at once: {"ads":') as string,
  });
});

test('admgmt: an error beside the ad that was sent is an error, in its own words; a denial stays one', async () => {
  const { driver, platform } = await admgmt();
  const artwork = artworkToSend();
  const ad = { id: artwork.externalId };
  const submit = (answer: object) => {
    platform.answerJson(answer);
    return driver.submit(artwork);
  };
  for (const [answer, said] of [
    [{ ads: [ad], status: 'error', errors: ['Creative too large'] }, 'Creative too large'],
    [{ ads: [{ ...ad, audit: { status: 1 } }], success: false, message: 'Quota exceeded' }, 'Quota exceeded'],
    [{ ads: [{ ...ad, error: { message: 'adomain missing' } }] }, 'adomain missing'],
  ] as const)
    await expect(submit(answer)).rejects.toMatchObject({
      retry: true,
      message: `The platform reports an error: ${said}`,
    });
  const denied = { ...ad, audit: { status: 4 }, error: 'Too dark' };
  expect(await submit({ ads: [denied], success: false })).toMatchObject({ state: 'denied', feedback: ['Too dark'] });
  for (const fine of [
    { code: 200, message: 'OK' },
    { error: null },
    { errors: [], status: 'ok', success: 'true' },
    { error: '' },
    { errors: {} },
  ])
    expect(await submit({ ads: [ad], ...fine })).toMatchObject({ state: 'pending', feedback: [] });
});

test('admgmt: a proxy’s page with 404 is no proof that an artwork is withdrawn', async () => {
  const { driver, platform } = await admgmt();
  const known = { externalId: 'x:1', remoteId: null };
  for (const status of [404, 410]) {
    platform.answerNext({ status, body: '{}' });
    expect(await driver.withdrawals?.find(known)).toBe('withdrawn');
    platform.answerNext({ status, body: '{}' });
    expect(await driver.find('x:1')).toBeUndefined();
  }
  platform.answerNext({ status: 404, headers: { 'content-type': 'text/html' }, body: '<h1>nginx</h1>' });
  await expect(driver.withdrawals?.find(known)).rejects.toMatchObject({
    message: 'The platform answered 404 Not Found: nginx',
  });
});

test('admgmt: that an artwork is withdrawn, only the ad itself says', async () => {
  const { driver, platform } = await admgmt();
  const ad = (status: number, more: object = {}) =>
    JSON.stringify({ ads: [{ id: 'x:1', audit: { status }, ...more }] });
  const gone = { status: 404, body: '{"error":"none"}' };
  const still = { status: 200, body: ad(3) };
  const cases: [asked: Parameters<typeof platform.answerNext>[0], found: typeof gone | undefined, outcome: string][] = [
    [{ status: 204 }, still, 'live'],
    [{ status: 204 }, { status: 200, body: ad(6) }, 'withdrawn'],
    [{ status: 202 }, still, 'live'],
    [{ status: 404, body: '{"message":"No route for PATCH"}' }, still, 'live'],
    [{ status: 404, headers: { 'content-type': 'text/plain' }, body: '404 page not found' }, still, 'live'],
    [gone, gone, 'withdrawn'],
    [{ status: 200, body: ad(6) }, { status: 200, body: ad(6) }, 'withdrawn'],
    [{ status: 200, body: ad(6) }, still, 'live'],
    // These need no second look.
    [{ status: 200, body: ad(3, { ext: { withdraw: 1 } }) }, undefined, 'accepted'],
    [{ status: 200, body: ad(3) }, undefined, 'live'],
    [{ status: 200, body: '{"ads":[]}' }, undefined, 'live'],
  ];
  for (const [asked, found, outcome] of cases) {
    const before = platform.requests().length;
    platform.answerNext(asked);
    if (found) platform.answerNext(found);
    expect([asked, await driver.withdrawals?.request({ externalId: 'x:1', remoteId: null })]).toEqual([asked, outcome]);
    const made = platform.requests().slice(before);
    expect(made.map(({ method }) => method)).toEqual(found ? ['PATCH', 'GET'] : ['PATCH']);
  }
});

test('an answer that is not what the protocol says is quoted in its own words', async () => {
  const cases: [answer: string, said: string][] = [
    ['{"status":"error","message":"Daily creative quota exceeded"}', 'Daily creative quota exceeded'],
    ['{"errors":[{"code":17}]}', '{"errors":[{"code":17}]}'],
    ['<html><style>p{}</style><p>Down for\n <b>maintenance</b></p>', 'Down for maintenance'],
    ['', 'it is empty.'],
    ['<script'.repeat(700_000), '<script'.repeat(43).slice(0, 300)],
    [`quota\u202E ${'x'.repeat(400)}`, `quota ${'x'.repeat(294)}`],
  ];
  for (const start of [admgmt, reach]) {
    const { driver, platform } = await start();
    for (const [body, said] of cases) {
      platform.answerNext({ status: 200, body });
      const error: unknown = await poll(driver, null).catch((thrown: unknown) => thrown);
      expect([body, error]).toEqual([
        body,
        expect.objectContaining({ message: expect.stringMatching(/^The platform’s answer /) }),
      ]);
      expect((error as Error).message.endsWith(`: ${said}`)).toBe(true);
    }
  }
});

test('manual: nothing is sent anywhere', async () => {
  const driver = createManualDriver();
  expect(await driver.submit(artworkToSend())).toEqual({
    remoteId: null,
    state: 'manual',
    feedback: [],
    lastmod: null,
  });
  expect(await driver.find('a')).toBeUndefined();
  expect(await poll(driver, null)).toEqual({ verdicts: [], unreadable: 0, cursor: null });
});

test('a platform that cannot be reached, or breaks off its answer, is tried again', async () => {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-length': 100 }).write('{"ads":', () => response.destroy());
  });
  const base = await listenLocally(server);
  const driver = createAdmgmtDriver({ base: () => base, token, bidderId: 'm', platform: 'a platform' });
  await expect(driver.submit(artworkToSend())).rejects.toThrow('The platform broke off its answer (UND_ERR_SOCKET).');
  await closeServer(server);
  await expect(driver.submit(artworkToSend())).rejects.toMatchObject({
    retry: true,
    message: 'The platform cannot be reached (ECONNREFUSED).',
  });
});

test('a redirect is not followed, wherever it leads', async () => {
  const asked: string[] = [];
  const canary = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.end('{}');
  });
  const address = await listenLocally(canary);
  const { driver, platform } = await admgmt();
  for (const status of [301, 302, 303, 307, 308]) {
    platform.answerNext({ status, headers: { location: `${address}/stolen` } });
    await expect(driver.submit(artworkToSend())).rejects.toMatchObject({ retry: false });
  }
  expect(asked).toEqual([]);
  await closeServer(canary);
});

test('a request is given up after ten seconds without an answer', async () => {
  const silent = createServer(() => undefined);
  const base = await listenLocally(silent);
  const driver = createAdmgmtDriver({ base: () => base, token, bidderId: 'm', platform: 'a platform' });
  const timeLimit = jest.spyOn(AbortSignal, 'timeout');
  timeLimit.mockImplementation(() => AbortSignal.abort(new DOMException('slow', 'TimeoutError')));
  await expect(driver.find('x:1')).rejects.toMatchObject({
    retry: true,
    message: 'The platform did not answer within 10 seconds.',
  });
  expect(timeLimit).toHaveBeenCalledWith(10_000);
  await closeServer(silent);
});
