import { getConfig } from '#contract/product';
import { startApp, type TestApp } from '#test/app';

let server: TestApp;
beforeAll(async () => {
  server = await startApp();
});
afterAll(() => server.close());

test('healthz answers while the process does', async () => {
  const { statusCode, body } = await server.app.inject('/healthz');
  expect([statusCode, body]).toEqual([200, '{"status":"ok"}']);
});

test('readyz answers while database and store do', async () => {
  expect((await server.app.inject('/readyz')).statusCode).toBe(200);
});

test('the config call needs no token', async () => {
  const { reply } = await server.call(getConfig, {}, { token: null });
  expect(reply).toMatchObject({
    productName: 'Marquee',
    devtools: true,
    demo: true,
    publisherFilter: 'publisher_name',
  });
  expect(reply.extensions).toContain('board-import');
});
