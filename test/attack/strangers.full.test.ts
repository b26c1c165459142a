import { spawn } from 'node:child_process';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { startProcess, temporaryFolder, type ServerProcess } from '#test/process';
import { call, every, limitFor, p95, type Answer, type Request } from './measured';

/** Each call has a different forwarded address, so that no rate limit per network applies. */
const folder = temporaryFolder();
let server: ServerProcess;
let address: string;
let token: string;
let device: string;
beforeAll(async () => {
  server = startProcess({
    DATA_DIR: folder.path,
    DEMO: '1',
    ADMIN_PASSWORD: password,
    LOG_LEVEL: 'error',
    TRUST_PROXY: 'loopback',
    SSP_WEBHOOK_SECRET: 'a secret of the platform',
  });
  address = await server.ready;
  const { text } = await signIn(password, '192.0.2.1');
  ({ tokenToStore: token, deviceToken: device } = JSON.parse(text) as { tokenToStore: string; deviceToken: string }); // the contract's reply
}, 120_000);
afterAll(async () => {
  server.child.kill('SIGKILL');
  await server.ended;
  folder.remove();
});

const password = 'six green bottles';
let nth = 0;
const anywhere = (): string => `198.${String(18 + ((nth += 1) % 2))}.${String((nth >> 8) % 256)}.${String(nth % 256)}`;
const signIn = (
  loginPass: string,
  from: string,
  { headers, ...more }: Pick<Request, 'headers' | 'agent'> = {},
): Promise<Answer> =>
  call(`${address}/api/super`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from, ...headers },
    body: JSON.stringify({ loginEmail: 'admin@example.com', loginPass }),
    ...more,
  });

const seconds = Number(process.env['SECONDS'] ?? 20);

/** Runs strangersProcess.ts. @returns how often each status was answered */
function runStrangers(): Promise<Record<string, number>> {
  const program = join(__dirname, 'strangersProcess.ts');
  const typescript = join(__dirname, '../support/typescript.cjs');
  const child = spawn(process.execPath, ['-r', typescript, program, address, String(seconds)]);
  let out = '';
  child.stdout.on('data', (part: Buffer) => (out += part.toString()));
  return new Promise((resolve) => {
    child.once('close', () => resolve(JSON.parse(out) as Record<string, number>)); // the output of strangersProcess.ts
  });
}

test(`eight strangers with the largest bodies for ${String(seconds)} s: a signed-in call's p95 under 100 ms`, async () => {
  const headers = { authorization: `Bearer ${token}` };
  const mine = (): Promise<Answer> => call(`${address}/api/boards/uncached/?page=1&pageSize=20`, { headers });
  for (let warm = 0; warm < 50; warm += 1) await mine();
  const quiet: number[] = [];
  for (let turn = 0; turn < 50; turn += 1) quiet.push((await mine()).took);
  const took: number[] = [];
  const strangers = runStrangers();
  const stop = every(50, async () => {
    const answer = await mine();
    expect(answer.status).toBe(200);
    took.push(answer.took);
  });
  const answered = await strangers;
  await stop();
  const told = Object.entries(answered)
    .map(([status, times]) => `${String(times)} x ${status}`)
    .join(', ');
  process.stdout.write(
    `eight strangers: p95 ${p95(took).toFixed(0)} ms (${p95(quiet).toFixed(0)} ms before) of ${String(took.length)}; ${told}\n`,
  );
  // Every call is refused with a short answer, never with a server error.
  expect(Object.keys(answered).filter((status) => !['400', '401', '413', '429'].includes(status))).toEqual([]);
  expect(p95(took)).toBeLessThan(limitFor(100, quiet));
}, 300_000);

test('five hundred wrong passwords from as many addresses: the owner signs in within 2 s from a known device, the guesser gets nothing', async () => {
  const guesses = Array.from({ length: 500 }, (_, guess) => signIn(`guess ${String(guess)}`, anywhere()));
  // The owner uses separate connections, so their calls do not queue behind the guesses.
  const own = { headers: { 'x-device-token': device }, agent: new Agent({ keepAlive: true }) };
  const owner: number[] = [];
  const statuses: number[] = [];
  for (let turn = 0; turn < 5; turn += 1) {
    const { status, took } = await signIn(password, '203.0.113.77', own);
    statuses.push(status);
    owner.push(took);
  }
  const answers = await Promise.all(guesses);
  own.agent.destroy();
  const verified = answers.filter(({ status }) => status === 401).length;
  process.stdout.write(
    `500 guesses: the owner waits ${owner.map((took) => took.toFixed(0)).join(', ')} ms; ${String(verified)} looked at\n`,
  );
  expect(statuses).toEqual([200, 200, 200, 200, 200]);
  expect(Math.max(...owner)).toBeLessThan(2_000);
  expect(answers.filter(({ status }) => status !== 401 && status !== 429)).toEqual([]);
  expect(verified).toBeLessThanOrEqual(25);
}, 120_000);
