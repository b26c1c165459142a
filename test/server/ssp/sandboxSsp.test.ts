import { startWithSandbox } from './sandbox';

let sandbox: Awaited<ReturnType<typeof startWithSandbox>>;
beforeAll(async () => {
  sandbox = await startWithSandbox({}, 0);
});
afterAll(() => sandbox.app.close());

const ads = '/sandbox/ssp/bidder/marquee/ads';
async function call(
  method: string,
  path: string,
  body?: unknown,
  token = 'sandbox',
): Promise<{ status: number; headers: Headers; body: unknown }> {
  const response = await fetch(sandbox.origin + path, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
}
const ad = (id: string, name = `${id}.png`) => ({ id, display: { mime: 'image/png', w: 10, h: 10 }, ext: { name } });

test('demands its token on every address', async () => {
  for (const [method, path] of [
    ['POST', ads],
    ['GET', ads],
    ['GET', `${ads}/x`],
    ['PUT', `${ads}/x`],
    ['GET', '/sandbox/ssp/received'],
    ['POST', '/sandbox/ssp/control'],
  ] as const) {
    expect((await call(method, path, method === 'GET' ? undefined : {}, 'wrong')).status).toBe(401);
  }
});

test('takes an ad once, however often it is sent, and counts', async () => {
  await sandbox.control('normal');
  expect(await call('POST', ads, ad('once'))).toMatchObject({
    status: 200,
    body: { count: 1, ads: [{ id: 'once', audit: { status: 1, feedback: [] } }] },
  });
  await call('POST', ads, ad('once', 'renamed.png'));
  expect((await call('GET', '/sandbox/ssp/received?externalId=once')).body).toMatchObject({
    total: 1,
    received: [{ id: 'once', posts: 2, ad: { ext: { name: 'once.png' } } }],
  });
});

test('reviews after a while: approves, denies by name or on demand, reviews again what is put again', async () => {
  await call('POST', ads, ad('fine'));
  await call('POST', ads, ad('by-name', 'Please DENY.png'));
  await sandbox.control('deny', 1);
  await call('POST', ads, ad('told'));
  await call('POST', ads, ad('after'));
  const status = async (id: string) =>
    ((await call('GET', `${ads}/${id}`)).body as { ads: { audit: { status: number; feedback: string[] } }[] }).ads[0]
      ?.audit; // the form of the standard
  expect(await status('fine')).toMatchObject({ status: 3 });
  expect(await status('by-name')).toMatchObject({ status: 4, feedback: ['The sandbox was told to deny this'] });
  expect(await status('told')).toMatchObject({ status: 4 });
  expect(await status('after')).toMatchObject({ status: 3, feedback: [] });
  expect((await call('PUT', `${ads}/told`, ad('told'))).body).toMatchObject({ ads: [{ audit: { status: 1 } }] });
  expect(await status('told')).toMatchObject({ status: 3 });
  expect((await call('GET', `${ads}/nobody`)).status).toBe(404);
  expect((await call('PUT', `${ads}/nobody`, ad('nobody'))).status).toBe(404);
});

test.each([
  ['fail', 500],
  ['refuse', 400],
  ['throttle', 429],
])('in mode %s it answers %d and accepts nothing, for as many requests as configured', async (mode, status) => {
  await sandbox.control(mode, 2);
  expect([
    (await call('POST', ads, ad(mode))).status,
    (await call('POST', ads, ad(mode))).status,
    (await call('POST', ads, ad(mode))).status,
  ]).toEqual([status, status, 200]);
  expect((await call('GET', `/sandbox/ssp/received?externalId=${mode}`)).body).toMatchObject({
    received: [{ posts: 1 }],
  });
});
