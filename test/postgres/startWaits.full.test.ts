import { startDatabaseProxy } from '#test/databaseProxy';
import { startProcess, temporaryFolder } from '#test/process';

test('a start waits for a database that is unreachable at first, and then serves', async () => {
  const folder = temporaryFolder();
  const proxy = await startDatabaseProxy(process.env['MARQUEE_TEST_POSTGRES'] ?? '');
  const cutting = setInterval(() => proxy.cut(), 1);
  const server = startProcess({
    DATABASE_URL: proxy.url,
    DATABASE_WAIT_SECONDS: '60',
    DATA_DIR: folder.path,
    ADMIN_EMAIL: 'first@test.example',
    ADMIN_PASSWORD: 'six green bottles',
  });
  await new Promise<void>((resolve) => {
    server.child.stdout?.on('data', () => {
      if (server.stdout().split('the database cannot be used yet').length > 2) resolve();
    });
  });
  clearInterval(cutting);
  const address = await server.ready;
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
  expect(server.stdout()).toContain('SECRET_KEY is not set: the secrets of second factors are stored unencrypted.');
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  await proxy.close();
  folder.remove();
}, 120_000);
