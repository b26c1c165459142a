import { readFileSync } from 'node:fs';
import { Agent, get, type IncomingMessage } from 'node:http';
import { startProcess, temporaryFolder, type ServerProcess } from '#test/process';

/** The number of concurrent event streams; `FAULT_STREAMS` sets another one. */
const streams = Number(process.env['FAULT_STREAMS'] ?? 1_000);

const folder = temporaryFolder();
let server: ServerProcess;
let origin: string;
let token: string;
/** One for each fifty streams, the most of an account. */
const tokens: string[] = [];
const agent = new Agent({ maxSockets: Infinity });
const open: IncomingMessage[] = [];

beforeAll(async () => {
  server = startProcess({ DATA_DIR: folder.path, LOG_LEVEL: 'warn', RATE_LIMIT_USER: '100000' });
  origin = await server.ready;
  const response = await fetch(`${origin}/api/super`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin@example.com', loginEmail: 'admin@example.com', loginPass: 'marquee-demo' }),
  });
  token = await tokenIn(response);
  for (let i = 0; i < streams / 50; i += 1) tokens.push(await createToken(`screen ${String(i)}`));
}, 180_000);
afterAll(async () => {
  agent.destroy();
  server.child.kill('SIGKILL');
  await server.ended;
  folder.remove();
});

const authorization = () => ({ authorization: `Bearer ${token}` });
async function tokenIn(response: Response): Promise<string> {
  const reply: unknown = await response.json();
  return typeof reply === 'object' && reply !== null && 'token' in reply ? String(reply.token) : '';
}
async function createToken(name: string): Promise<string> {
  const body = {
    name,
    roles: [{ role: 'Viewer', organisations: null }],
    endsAt: new Date(Date.now() + 3_600_000).toISOString(),
  };
  return tokenIn(
    await fetch(`${origin}/api/tokens/create`, {
      method: 'POST',
      headers: { ...authorization(), 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  );
}
/** The server's resident memory: megabytes. */
const memory = (): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${String(server.child.pid)}/status`, 'utf8'))?.[1] ?? 0) / 1024;

function listen(by: string, heard: (text: string) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    get(`${origin}/api/events`, { agent, headers: { authorization: `Bearer ${by}` } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`answered ${String(response.statusCode)}`));
      open.push(response);
      response.setEncoding('utf8');
      response.on('data', (text: string) => {
        heard(text);
        resolve();
      });
      response.on('error', () => undefined);
    }).on('error', reject);
  });
}
async function listTimes(count: number): Promise<{ median: number; p95: number }> {
  const times: number[] = [];
  for (let i = 0; i < count; i += 1) {
    const began = performance.now();
    const response = await fetch(`${origin}/api/file/artworks/?page=${String((i % 10) + 1)}`, {
      headers: authorization(),
    });
    await response.arrayBuffer();
    times.push(performance.now() - began);
  }
  times.sort((a, b) => a - b);
  return { median: times[Math.floor(count / 2)] ?? 0, p95: times[Math.floor(count * 0.95)] ?? 0 };
}

test(`${String(streams)} streams held by one process: little memory, lists as quick as before, every decision heard by all`, async () => {
  await listTimes(100);
  const before = { memory: memory(), list: await listTimes(200) };
  const heard = new Map<number, string>();
  for (let first = 0; first < streams; first += 50)
    await Promise.all(
      Array.from({ length: Math.min(50, streams - first) }, (_, i) =>
        listen(tokens[first / 50]!, (text) => heard.set(first + i, (heard.get(first + i) ?? '') + text)),
      ),
    );
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  const beside = { memory: memory(), list: await listTimes(200) };
  const page: unknown = await (
    await fetch(`${origin}/api/file/artworks/?pageSize=1`, { headers: authorization() })
  ).json();
  const id = /"_id":"([^"]+)"/.exec(JSON.stringify(page))?.[1] ?? '';
  const began = Date.now();
  await fetch(`${origin}/api/file/modify/${id}`, {
    method: 'POST',
    headers: { ...authorization(), 'content-type': 'application/json' },
    body: JSON.stringify({ isReviewed: true }),
  });
  while ([...heard.values()].filter((text) => text.includes(id)).length < streams) {
    if (Date.now() - began > 10_000) throw new Error('Not everybody heard of it');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const allHeard = Date.now() - began;
  process.stdout.write(
    `${JSON.stringify({ streams, before, beside, kilobytesEach: ((beside.memory - before.memory) * 1024) / streams, allHeard })}\n`,
  );
  expect(beside.memory - before.memory).toBeLessThan(200);
  expect(beside.list.p95).toBeLessThan(500);
  expect(allHeard).toBeLessThan(3_000);
}, 300_000);
