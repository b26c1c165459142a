import { setTimeout as sleep } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { modifyFile } from '#contract/artwork';
import { listPresence, setPresence } from '#contract/events';
import { startApp, testApp } from '#test/app';
import { anArtwork } from '#test/artworks';
import { anaOkafor, anOrganisation, aServiceToken, aSession, aUser, everywhere, signInAs } from '#test/people';
import { changes, presence, serviceTokens, sessions, users } from '../../../src/server/db/schema/schema';
import { streamsEach } from '../../../src/server/events/eventHub';
import { createHousekeeping } from '../../../src/server/start/housekeeping';
import { readEvents, until, type EventReader } from './eventReader';

const server = testApp();
let origin: string;
const open: EventReader[] = [];
const listen = async (token = server.token, lastEventId?: string): Promise<EventReader> => {
  const reader = await readEvents(origin, token, lastEventId);
  open.push(reader);
  await until(() => reader.status !== 200 || reader.events.length > 0, 'a first event');
  return reader;
};
const approve = (id: string) => server.call(modifyFile, { params: { id }, body: { isPreApproved: true } });

beforeAll(async () => {
  origin = await server.listen();
});
afterEach(() => {
  for (const reader of open.splice(0)) reader.close();
});

test('a console receives each write, and nothing else', async () => {
  const [first, second] = [await anArtwork(server.db), await anArtwork(server.db)];
  const reader = await listen();
  expect(reader.events[0]).toMatchObject({ event: 'ready', id: expect.stringMatching(/^[0-9a-f]{8}-\d+-\d+$/) });
  expect(reader.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(reader.headers.get('cache-control')).toBe('no-store');
  await approve(first);
  await until(() => reader.ids('artwork').includes(first), 'the decision');
  expect(reader.ids('artwork')).not.toContain(second);
});

test('a client that reconnects with the last id misses nothing, however often', async () => {
  const before = await listen();
  const ids: string[] = [];
  let last = before.lastId();
  before.close();
  await before.ended;
  for (let round = 0; round < 5; round += 1) {
    // No stream is open at this point.
    const away = await anArtwork(server.db);
    const reader = await listen(server.token, last);
    const there = await anArtwork(server.db);
    ids.push(away, there);
    await until(() => reader.ids('artwork').includes(there) && reader.ids('artwork').includes(away), 'both artworks');
    last = reader.lastId();
    reader.close();
    await reader.ended;
  }
  const all = await listen(server.token, before.lastId());
  await until(() => ids.every((id) => all.ids('artwork').includes(id)), 'all of them again');
});

test('an id that is too old, of another cluster or made up is answered by "reset"', async () => {
  const reader = await listen();
  const [cluster = '', horizon = '', at = ''] = (reader.lastId() ?? '').split('-');
  for (const id of [
    'nonsense',
    `${cluster}-${horizon}-${String(Number(at) - 20 * 60_000)}`,
    `00000000-${horizon}-${at}`,
    `${cluster}-99999999999-${at}`,
  ]) {
    const back = await listen(server.token, id);
    expect(back.events[0]?.event).toBe('reset');
  }
});

test('a user with a role for one organisation gets only its events', async () => {
  const [ours, theirs] = [await anOrganisation(server.db), await anOrganisation(server.db)];
  const viewer = await aSession(server.db, {
    email: 'viewer@test.example',
    isAdmin: true,
    roles: [{ role: 'Viewer', organisations: [ours] }],
  });
  const [everything, some] = [await listen(), await listen(viewer)];
  const hidden = await anArtwork(server.db, { orgId: theirs });
  const nobodys = await anArtwork(server.db);
  const seen = await anArtwork(server.db, { orgId: ours });
  await until(() => some.ids('artwork').includes(seen), 'our artwork');
  await until(() => everything.ids('artwork').includes(hidden), 'their artwork, for an owner');
  expect(some.ids('artwork')).not.toContain(hidden);
  expect(some.ids('artwork')).not.toContain(nobodys);
  const back = await listen(viewer, some.events[0]?.id);
  await until(() => back.ids('artwork').includes(seen), 'our artwork again');
  expect(back.ids('artwork')).not.toContain(hidden);
  expect(back.ids('artwork')).not.toContain(nobodys);
});

test('a statement that writes many records is reported without ids', async () => {
  const reader = await listen();
  await server.db.execute(
    sql`insert into campaigns (id, campaign_name, campaign_name_key) select 'many-' || n, 'Many', 'many' from generate_series(1, 150) n`,
  );
  const isMany = () =>
    reader.events.some(({ event, data }) => event === 'changes' && data.includes('{"kind":"campaign","ids":[]}'));
  await until(isMany, 'the many');
});

test('within a second of its end, a session, a token or a role hears of nothing more; a smaller role of less', async () => {
  const ours = await anOrganisation(server.db);
  const [one, other, third] = await Promise.all(
    ['ends', 'loses', 'narrows'].map((name) => aUser(server.db, { email: `${name}@test.example`, isAdmin: true })),
  );
  const roles = everywhere('Viewer');
  const tokens = [
    ...(await Promise.all([one, other, third].map((id) => signInAs(server.db, id!)))),
    await aServiceToken(server.db, roles),
  ];
  const readers = await Promise.all(tokens.map((token) => listen(token)));
  await server.db.delete(sessions).where(eq(sessions.userId, one!));
  await server.db.update(users).set({ roles: [], isAdmin: false }).where(eq(users.id, other!));
  await server.db
    .update(users)
    .set({ roles: [{ role: 'Viewer', organisations: [ours] }] })
    .where(eq(users.id, third!));
  await server.db.update(serviceTokens).set({ revokedAt: new Date() });
  const after = await anArtwork(server.db, { orgId: await anOrganisation(server.db) });
  const seen = await anArtwork(server.db, { orgId: ours });
  const [ended, lost, narrow, revoked] = readers;
  const endings = Promise.all([ended!.ended, lost!.ended, revoked!.ended]).then(() => 'all ended');
  expect(await Promise.race([endings, sleep(1_000, 'one goes on')])).toBe('all ended');
  await until(() => narrow!.ids('artwork').includes(seen), 'our artwork');
  for (const reader of readers) expect(reader.ids('artwork')).not.toContain(after);
  for (const token of [tokens[0]!, tokens[3]!]) expect((await readEvents(origin, token)).status).toBe(401);
});

test('an account has so many streams at a time, and one more when one is closed', async () => {
  const token = await aSession(server.db, { email: 'many@test.example', isAdmin: true });
  const readers = [];
  for (let i = 0; i < streamsEach; i += 1) readers.push(await listen(token));
  const refused = await fetch(`${origin}/api/events`, { headers: { authorization: `Bearer ${token}` } });
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30']);
  expect(await refused.json()).toMatchObject({ code: 'request.too_many', message: expect.stringContaining('50') });
  expect((await listen()).status).toBe(200);
  readers[0]?.close();
  await sleep(100);
  expect((await listen(token)).status).toBe(200);
});

test('a user cannot announce presence at an artwork that they may not see', async () => {
  const [ours, theirs] = [await anOrganisation(server.db), await anOrganisation(server.db)];
  const roles = [{ role: 'Reviewer' as const, organisations: [ours] }];
  const reviewer = await aSession(server.db, { email: 'jo@test.example', isAdmin: true, roles });
  const hidden = await anArtwork(server.db, { orgId: theirs });
  const refused = await server.call(
    setPresence,
    { body: { clientID: 'console-of-jo', fileID: hidden } },
    { token: reviewer },
  );
  expect([refused.status, refused.failure.code]).toEqual([404, 'artwork.not_found']);
  await server.call(setPresence, { body: { clientID: 'console-of-robin', fileID: hidden } });
  expect((await server.call(listPresence, {}, { token: reviewer })).reply.present).toEqual([]);
  await server.call(setPresence, { body: { clientID: 'console-of-robin', fileID: null } });
});

test('if several consoles open an artwork at the same time, exactly one of them is first and remains so', async () => {
  const people = await Promise.all(
    ['a', 'b', 'c'].map(async (name) => aSession(server.db, { email: `first-${name}@test.example`, isAdmin: true })),
  );
  const at = (fileID: string | null) =>
    Promise.all(
      people.map(async (token, index) => {
        const body = { clientID: `console-${String(index)}`, fileID };
        return (await server.call(setPresence, { body }, { token })).reply.isFirst;
      }),
    );
  for (let round = 0; round < 5; round += 1) {
    const artwork = await anArtwork(server.db);
    await at(artwork);
    // Repeated reports must not change which one is first.
    const again = await at(artwork);
    expect(again.filter(Boolean)).toHaveLength(1);
    expect(await at(artwork)).toEqual(again);
  }
  await at(null);
});

test('presence: who has which artwork open, until they leave or stop reporting', async () => {
  const [first, second] = [await anArtwork(server.db), await anArtwork(server.db)];
  const colleague = await aSession(server.db, anaOkafor);
  const reader = await listen();
  const go = (fileID: string | null) =>
    server.call(setPresence, { body: { clientID: 'console-of-ana', fileID } }, { token: colleague });
  await go(first);
  const { present } = (await server.call(listPresence)).reply;
  expect(present).toEqual([{ fileID: first, name: 'Ana Okafor', isMe: false }]);
  expect((await go(first)).reply.present).toEqual([{ fileID: first, name: 'Ana Okafor', isMe: true }]);
  await until(() => reader.ids('presence').includes(first), 'presence');
  await go(second);
  await until(() => reader.ids('presence').includes(second), 'the move');
  // A repeated report of the same artwork sends no event.
  const told = reader.events.length;
  await go(second);
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(reader.events.slice(told).filter(({ data }) => data.includes('presence'))).toEqual([]);
  // A user cannot end the presence of another user's console.
  await server.call(setPresence, { body: { clientID: 'console-of-ana', fileID: null } });
  expect((await server.call(listPresence)).reply.present).toHaveLength(1);
  await server.db.update(presence).set({ until: new Date(Date.now() - 1000) });
  expect((await server.call(listPresence)).reply.present).toEqual([]);
  await go(null);
});

test('old changes are deleted soon after the start', async () => {
  await anArtwork(server.db);
  await server.db.update(changes).set({ at: new Date(Date.now() - 61 * 60_000) });
  const kept = await anArtwork(server.db);
  const housekeeping = createHousekeeping(server.services);
  housekeeping.start();
  // Waits for what is under way.
  await housekeeping.stop();
  expect((await server.db.select().from(changes)).map(({ ids }) => ids)).toEqual([[kept]]);
});

test('a server that drains ends its streams and takes no more; closing it does not wait for them', async () => {
  const other = await startApp();
  const address = await other.listen();
  const reader = await readEvents(address, other.token);
  await until(() => reader.events.length > 0, 'ready');
  other.services.draining.abort();
  await reader.ended;
  expect((await readEvents(address, other.token)).status).toBe(503);
  const late = await startApp();
  const there = await readEvents(await late.listen(), late.token);
  await late.app.close();
  await there.ended;
  await late.close();
  await other.close();
}, 20_000);
