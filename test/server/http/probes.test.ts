import { getConfig } from '#contract/product';
import { testApp } from '#test/app';

const server = testApp();

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

test('readyz is red while the database is a standby, and names it', async () => {
  const { probe } = server.services.database;
  // The embedded database has a single connection, so its search_path can shadow the system function.
  await probe.query(
    'create schema standby; create function standby.pg_is_in_recovery() returns boolean return true; set search_path = standby, pg_catalog, public',
  );
  const { statusCode, headers, body } = await server.app.inject('/readyz');
  expect([statusCode, headers['retry-after']]).toEqual([503, '2']);
  expect(body).toContain('Not ready: database cannot be reached.');
  const forTheConsole = await server.app.inject('/readyz?exclude=database');
  expect([forTheConsole.statusCode, forTheConsole.json()]).toEqual([
    200,
    { status: 'ok', database: 'excluded', store: 'ok', disk: 'ok' },
  ]);
  await probe.query('reset search_path; drop schema standby cascade');
  expect((await server.app.inject('/readyz')).statusCode).toBe(200);
});
