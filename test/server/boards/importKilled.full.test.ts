import { startProcess, temporaryFolder } from '#test/process';
import { headersFor } from '#test/processes';

const folder = temporaryFolder();
afterAll(() => folder.remove());

const kills = Number(process.env['FAULT_KILLS'] ?? 2);
// The long run is that of docs/promises.md: 50 kills in 100,000 rows.
const [chunks, size] = kills < 50 ? [Math.max(10, kills), 400] : [Math.max(100, kills), 1000];

interface Counts {
  created: number;
  updated: number;
  unchanged: number;
  failed: number;
}

const atOnce = 2;
const rowOf = (number: number) => ({
  device_id: `killed-${String(number)}`,
  boardname: `Killed ${String(number)}`,
  boardcoords: { lat: number % 80, long: number % 170 },
  boardloc: { city: 'Oslo', country: 'Norway' },
});

const start = () => startProcess({ DATA_DIR: folder.path });
const login = { loginEmail: 'admin@example.com', loginPass: 'marquee-demo' };

/**
 * Sends one load as the console does: each chunk under its own key, repeated until it is answered, while the server is
 * killed and started again. Returns the replies, and how many boards each device has in the end.
 */
async function importThroughKills(): Promise<{ said: Counts; boards: number; distinct: number; recorded: Counts }> {
  let server = start();
  let address = await server.ready;
  let headers = await headersFor(address, login);
  const said: Counts = { created: 0, updated: 0, unchanged: 0, failed: 0 };
  const load = { id: 'killed-load', fileName: 'killed.csv', sha256: '0', rows: chunks * size };
  const send = async (chunk: number): Promise<boolean> => {
    const rows = Array.from({ length: size }, (_, i) => rowOf(chunk * size + i));
    // Seen from here, a kill is a broken connection.
    const response = await fetch(`${address}/api/boards/import`, {
      method: 'POST',
      headers: { ...headers, 'idempotency-key': `killed-${String(chunk)}` },
      body: JSON.stringify({ rows, load }),
    }).catch(() => undefined);
    const text = await response?.text().catch(() => undefined);
    if (response === undefined || text === undefined) return false;
    if (response.status !== 200) throw new Error(text);
    const answer = JSON.parse(text) as Counts; // its own call's reply
    for (const name of ['created', 'updated', 'unchanged', 'failed'] as const) said[name] += answer[name];
    return true;
  };
  let waiting = Array.from({ length: chunks }, (_, chunk) => chunk);
  for (let round = 0; waiting.length > 0; round += 1) {
    const isKilled = round < kills;
    // Each time at a different moment of a call: from its start until after its reply.
    const part = isKilled
      ? waiting.slice(0, Math.max(atOnce, Math.ceil(waiting.length / (kills - round + 1))))
      : waiting;
    const lost: number[] = [];
    const queue = [...part];
    const worker = async (): Promise<void> => {
      for (let chunk = queue.shift(); chunk !== undefined; chunk = queue.shift())
        if (!(await send(chunk))) lost.push(chunk);
    };
    const work = Promise.all(Array.from({ length: atOnce }, worker));
    if (isKilled) {
      await new Promise((resolve) => setTimeout(resolve, (round * 37) % 400));
      server.child.kill('SIGKILL');
    }
    await work;
    waiting = [...lost, ...waiting.slice(part.length)];
    if (!isKilled) continue;
    await server.ended;
    server = start();
    address = await server.ready;
    headers = await headersFor(address, login);
  }
  const found = await boardsOf(address, headers);
  const { loads } = (await (await fetch(`${address}/api/boards/loads`, { headers })).json()) as {
    loads: (Counts & { _id: string })[];
  }; // its own call's reply
  server.child.kill('SIGTERM');
  await server.ended;
  const { created = 0, updated = 0, unchanged = 0, failed = 0 } = loads.find(({ _id }) => _id === load.id) ?? {};
  return {
    said,
    boards: found.length,
    distinct: new Set(found).size,
    recorded: { created, updated, unchanged, failed },
  };
}

/** The device ids of all boards of this test, one for each board. */
async function boardsOf(address: string, headers: Record<string, string>): Promise<string[]> {
  const devices: string[] = [];
  for (let page = 1; ; page += 1) {
    const response = await fetch(
      `${address}/api/boards/uncached/?search=killed%20&deleted=false&sortID=boardname&sortDesc=false&pageSize=500&page=${String(page)}`,
      { headers },
    );
    const { boards } = (await response.json()) as { boards: { device_id: string }[] }; // its own call's reply
    if (boards.length === 0) return devices;
    devices.push(...boards.map(({ device_id }) => device_id));
  }
}

test(
  "a server killed repeatedly during a load ends with exactly the file's boards, each created and counted once",
  async () => {
    const all = { created: chunks * size, updated: 0, unchanged: 0, failed: 0 };
    const boards = chunks * size;
    expect(await importThroughKills()).toEqual({ said: all, recorded: all, boards, distinct: boards });
  },
  900_000 + kills * 60_000,
);
