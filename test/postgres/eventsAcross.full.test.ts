import { Client } from 'pg';
import { newDatabase } from '#test/database';
import { startMarquee, type Marquee } from '#test/processes';
import { readEvents, until } from '../server/events/eventReader';

let two: Marquee;
let url: string;
let client: Client;
let addresses: readonly string[] = [];
let token: string;
beforeAll(async () => {
  url = await newDatabase();
  two = await startMarquee(2, { DATABASE_URL: url, DRAIN_SECONDS: '1' });
  ({ addresses } = two);
  token = two.headers['authorization']?.replace('Bearer ', '') ?? '';
  client = new Client({ connectionString: url });
  await client.connect();
}, 120_000);
afterAll(async () => {
  await client.end();
  await two.stop();
}, 30_000);

/** Inserts an artwork on the given connection. */
const write = (on: Client, id: string) =>
  on.query(
    `insert into files (id, file_name, file_name_key, storage_key, file_format, sha256, bytes, facts) values ($1, $1, $1, $1, 'image/png', $1, 1, '{}')`,
    [id],
  );
test('a decision in one process reaches the consoles of the other within a second', async () => {
  await write(client, 'across');
  const reader = await readEvents(addresses[1] ?? '', token);
  await until(() => reader.events.length > 0, 'ready');
  const times: number[] = [];
  for (let i = 0; i < 10; i += 1) {
    const before = reader.ids('artwork').length;
    const began = Date.now();
    expect((await two.send(0, '/api/file/modify/across', { isPreApproved: true })).status).toBe(200);
    await until(() => reader.ids('artwork').length > before, 'the decision');
    times.push(Date.now() - began);
  }
  expect(Math.max(...times)).toBeLessThan(1_000);
  reader.close();
});

test('a transaction that commits after later ones is not missed, whether or not the connection was cut', async () => {
  const slow = new Client({ connectionString: url });
  await slow.connect();
  await slow.query('begin');
  await write(slow, 'begun-first');
  const kept = await readEvents(addresses[0] ?? '', token);
  const cut = await readEvents(addresses[1] ?? '', token);
  await write(client, 'begun-later');
  await until(() => kept.ids('artwork').includes('begun-later'), 'the later one');
  await until(() => cut.ids('artwork').includes('begun-later'), 'the later one');
  const last = cut.lastId();
  cut.close();
  await slow.query('commit');
  await slow.end();
  await until(() => kept.ids('artwork').includes('begun-first'), 'the first one');
  // Reconnect to the other process.
  const back = await readEvents(addresses[0] ?? '', token, last);
  await until(() => back.ids('artwork').includes('begun-first'), 'the first one, after coming back');
  kept.close();
  back.close();
});

test('of 500 writes at two processes, none is missed while the connection is cut repeatedly', async () => {
  const ids = Array.from({ length: 500 }, (_, i) => `storm-${String(i)}`);
  const heard = new Set<string>();
  const written = { all: false };
  const writing = (async () => {
    // Write slowly: an event for more than 200 records has no ids.
    for (const id of ids) {
      await write(client, id);
      await new Promise((resolve) => setTimeout(resolve, 8));
    }
    written.all = true;
  })();
  const start = await readEvents(addresses[0] ?? '', token);
  await until(() => start.events.length > 0, 'ready');
  let last: string | undefined = start.events[0]?.id;
  for (const id of start.ids('artwork')) heard.add(id);
  start.close();
  // Writes before the first connection need not be reported.
  const missedAtFirst = new Set(ids.filter((id) => !heard.has(id)));
  for (let round = 0; !written.all || round < 3; round += 1) {
    const reader = await readEvents(addresses[round % 2] ?? '', token, last);
    await new Promise((resolve) => setTimeout(resolve, 300));
    for (const id of reader.ids('artwork')) heard.add(id);
    last = reader.lastId() ?? last;
    reader.close();
    await reader.ended;
  }
  await writing;
  const end = await readEvents(addresses[0] ?? '', token, last);
  await until(() => end.events.length > 0, 'the end');
  await new Promise((resolve) => setTimeout(resolve, 700));
  for (const id of end.ids('artwork')) heard.add(id);
  end.close();
  const firstHeard = ids.findIndex((id) => heard.has(id));
  expect(ids.slice(firstHeard).filter((id) => !heard.has(id))).toEqual([]);
  expect(firstHeard).toBeLessThan(missedAtFirst.size);
  expect(ids.length - firstHeard).toBeGreaterThan(300);
}, 60_000);

test('a process that is stopped ends its streams; the console reconnects to another process and gets the changes it missed', async () => {
  const reader = await readEvents(addresses[1] ?? '', token);
  await until(() => reader.events.length > 0, 'ready');
  const last = reader.lastId();
  const stopping = two.processes[1];
  const began = Date.now();
  stopping?.child.kill('SIGTERM');
  await reader.ended;
  await write(client, 'while-away');
  const back = await readEvents(addresses[0] ?? '', token, last);
  await until(() => back.ids('artwork').includes('while-away'), 'what was missed');
  back.close();
  expect(await stopping?.ended).toBe(0);
  expect(Date.now() - began).toBeLessThan(9_000);
}, 30_000);
