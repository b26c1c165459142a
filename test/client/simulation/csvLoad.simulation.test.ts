import type { ImportResult } from '#contract/imports';
import { simulate, simulationTimeout, type Network } from '#test/simulation';
import type { Failure } from '../../../src/client/api/request';
import type { LoadCounts } from '../../../src/client/boards/csv/sheet/sheetSummary';
import type { Sheet } from '../../../src/client/boards/csv/sheet/sheet';
import { loadRowsActor } from '../../../src/client/boards/csv/loading/loadRows';
import { aReadFile, aResult, startLoad } from '../boards/csv/readFiles';

const rows = 3_500;

/** The server's boards by device id, and its stored answer for each Idempotency-Key. */
class BoardsOnServer {
  readonly devices = new Map<string, number>();
  readonly #answers = new Map<string, ImportResult[]>();
  import(key: string, devices: readonly string[]): ImportResult[] {
    const kept = this.#answers.get(key);
    if (kept) return kept;
    const answer = devices.map((device, index) =>
      aResult(index, { outcome: this.devices.has(device) ? 'unchanged' : 'created' }),
    );
    for (const device of devices) this.devices.set(device, 1);
    this.#answers.set(key, answer);
    return answer;
  }
}

function open(network: Network) {
  const server = new BoardsOnServer();
  const file = aReadFile(rows, 500);
  const sheet = file.open.sheet as unknown as Sheet; // without a worker
  let running = false;
  let counts: LoadCounts | undefined;
  let stop = (): void => undefined;
  const sum = ({ created, updated, unchanged, failed, left }: LoadCounts): number =>
    created + updated + unchanged + failed + left;

  /** Starts the remembered load again, as the page does after a pause, a reload or a new sign-in. */
  const start = (): void => {
    if (running) return;
    running = true;
    counts = undefined;
    const logic = loadRowsActor(() => ({
      dispatch: (action) => action,
      wait: () => Promise.resolve(),
      send: (_, { number, from, size }) =>
        network
          .call('import', () =>
            server.import(
              `L-${String(number)}`,
              Array.from({ length: size }, (__, i) => String(from + i)),
            ),
          )
          .then((results) => ({ record: sheet.setOutcomes(from, size, results) }))
          .catch((failure: unknown) => ({ failure: failure as Failure })), // the simulated network rejects with a Failure
    }));
    stop = startLoad(logic, [file], (event) => {
      if (event.type !== 'load.ended') return;
      counts = event.counts;
      running = false;
    });
  };

  const act = (action: string): void => {
    if (action === 'load') start();
    if (action === 'pause') stop();
  };
  const check = (): void => {
    expect(network.underWay('import')).toBeLessThanOrEqual(4);
    if (counts) expect(sum(counts)).toBe(rows);
    const { created, unchanged } = sheet.progress(500).counts;
    expect(created + unchanged).toBeLessThanOrEqual(server.devices.size);
  };
  const checkAtEnd = (): void => {
    if (counts?.left === 0 && counts.failed === 0) expect(server.devices.size).toBe(rows);
    // A repeated chunk gets its first answer, so no row counts as unchanged or counts twice.
    if (counts) expect(counts.unchanged).toBe(0);
  };
  return { network, act, check, checkAtEnd };
}

test(
  'a CSV load counts every row once, however often it is paused and taken up again, and no board is there twice',
  () => simulate(['load', 'load', 'pause'], open),
  simulationTimeout,
);
