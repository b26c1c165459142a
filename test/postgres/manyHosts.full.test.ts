import { startDatabaseProxy } from '#test/databaseProxy';
import { connect } from '../../src/server/db/connect';

const target = new URL(process.env['MARQUEE_TEST_POSTGRES'] ?? '');
const addressOf = (hosts: readonly string[]): string =>
  `postgres://${target.username}@${hosts.join(',')}${target.pathname}?target_session_attrs=read-write`;

test('of several hosts the first reachable one is used, and the next if that one fails', async () => {
  const [first, second] = await Promise.all([startDatabaseProxy(target.href), startDatabaseProxy(target.href)]);
  const database = await connect({
    kind: 'server',
    url: addressOf(['127.0.0.1:1', ...[first, second].map(({ url }) => new URL(url).host)]),
  });
  const both = async () => [
    (await database.pool.query<{ n: number }>('select 1 as n')).rows[0]?.n,
    await database.db.transaction(() => Promise.resolve('done')),
  ];
  expect(await both()).toEqual([1, 'done']);
  await first.close();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await both()).toEqual([1, 'done']);
  await second.close();
  await new Promise((resolve) => setTimeout(resolve, 100));
  await expect(both()).rejects.toThrow('ECONNREFUSED');
  await database.close();
});

test('a host that is a standby is not used', async () => {
  const proxy = await startDatabaseProxy(target.href);
  const url = addressOf([new URL(proxy.url).host, target.host]);
  const database = await connect({ kind: 'server', url });
  // Shadow the system function on connections whose search_path begins with this schema.
  await database.pool.query(
    'create schema standby; create function standby.pg_is_in_recovery() returns boolean return true',
  );
  const standbys = await connect({
    kind: 'server',
    url: `${url}&options=${encodeURIComponent('-csearch_path=standby,pg_catalog,public')}`,
  });
  await expect(standbys.pool.query('select 1')).rejects.toMatchObject({ code: '25006' });
  // A single address is checked too: through a proxy, it may lead to a server that has just been demoted.
  const one = await connect({
    kind: 'server',
    url: `${proxy.url}?options=${encodeURIComponent('-csearch_path=standby,pg_catalog,public')}`,
  });
  await expect(one.pool.query('select 1')).rejects.toMatchObject({ code: '25006' });
  // The first two checks find a standby, the third finds the primary.
  await database.pool.query('create sequence standby.asked');
  await database.pool.query(
    "create or replace function standby.pg_is_in_recovery() returns boolean language sql as $$ select nextval('standby.asked') < 3 $$",
  );
  expect((await one.pool.query('select 1 as n')).rows).toEqual([{ n: 1 }]);
  await one.close();
  await database.pool.query('drop schema standby cascade');
  await Promise.all([standbys.close(), database.close()]);
  await proxy.close();
});
