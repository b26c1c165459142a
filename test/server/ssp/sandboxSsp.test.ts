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
