/** The results of all calls of a load test, as seen by the caller. */
export interface Seen {
  /** The number of replies by status; 0 is a broken connection. */
  readonly statuses: Map<number, number>;
  /** Failures other than a 503 with `Retry-After`. */
  readonly wrong: string[];
  /** When each call that succeeded ended: milliseconds of `performance.now()`, with the process that answered. */
  readonly good: { at: number; process: number; isWrite: boolean }[];
}

export interface Load {
  readonly seen: Seen;
  /** Boards that a 200 has acknowledged. */
  acknowledged: number;
  /** Stops sending, and waits until everything sent has been acknowledged. */
  end(): Promise<void>;
}

const rowsOfImport = 40;

interface LoadOptions {
  /** The name of its boards, with which their device ids begin. */
  name?: string;
  /** How long a write may take until it is acknowledged: milliseconds. */
  timeLimit?: number;
}

/** Sends imports, single writes and list calls concurrently, alternating between all processes; writes are repeated with their key until they are acknowledged. */
export function startLoad(
  addresses: readonly string[],
  headers: Record<string, string>,
  { name = 'load', timeLimit = 30_000 }: LoadOptions = {},
): Load {
  const seen: Seen = { statuses: new Map(), wrong: [], good: [] };
  let isOn = true;
  let number = 0;
  const next = (): number => (number += 1);

  async function once(path: string, init: RequestInit, isWrite: boolean): Promise<boolean> {
    const process = next() % addresses.length;
    const response = await fetch(`${addresses[process] ?? ''}${path}`, {
      ...init,
      headers: { ...headers, ...init.headers },
    }).catch(() => undefined);
    const status = response?.status ?? 0;
    const text = await response?.text();
    seen.statuses.set(status, (seen.statuses.get(status) ?? 0) + 1);
    if (status === 200) seen.good.push({ at: performance.now(), process, isWrite });
    else if (status !== 503 || response?.headers.get('retry-after') === null)
      seen.wrong.push(`${path}: ${String(status)} ${text ?? 'broken off'}`);
    return status === 200;
  }
  async function written(path: string, body: object): Promise<void> {
    const key = `${name}-${String(next())}`;
    const end = Date.now() + timeLimit;
    const init = { method: 'POST', headers: { 'idempotency-key': key }, body: JSON.stringify(body) };
    while (!(await once(path, init, true))) {
      if (Date.now() > end) throw new Error(`${path} was not acknowledged`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  const load: Load = {
    seen,
    acknowledged: 0,
    end: async () => {
      isOn = false;
      await Promise.all(workers);
    },
  };
  const importing = async (): Promise<void> => {
    const rows = Array.from({ length: rowsOfImport }, () => boardOf(name, next()));
    await written('/api/boards/import', { rows });
    load.acknowledged += rows.length;
  };
  const writing = async (): Promise<void> => {
    await written('/api/boards/create', boardOf(name, next()));
    load.acknowledged += 1;
  };
  const reading = async (): Promise<void> => {
    await once('/api/boards/uncached/?page=1&pageSize=20&country=Norway', {}, false);
  };
  const repeat = async (work: () => Promise<void>, pause: number): Promise<void> => {
    while (isOn) {
      await work();
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  };
  const workers = [
    ...Array.from({ length: 8 }, () => repeat(importing, 20)),
    ...Array.from({ length: 4 }, () => repeat(writing, 50)),
    ...Array.from({ length: 4 }, () => repeat(reading, 20)),
  ];
  return load;
}

const boardOf = (name: string, number: number) => ({
  device_id: `${name}-${String(number)}`,
  boardname: `Board ${name} ${String(number)}`,
  boardcoords: { lat: number % 80, long: number % 170 },
  boardloc: { city: 'Oslo', country: 'Norway' },
});
