import fc from 'fast-check';
import type { Failure } from '../../src/client/api/request';

/** What the network does to one call. `slow` calls are overtaken by later ones; every call waits until the run lets it continue. */
export type Fate = 'arrive' | 'dropped' | 'answerLost' | 'doubled' | 'expired' | 'broken';

interface Envelope {
  name: string;
  arrive: () => void;
  arrived: boolean;
  answer: () => void;
}

/** What a refused call rejects with: a `Failure` as the API layer makes it. */
export class Refusal extends Error implements Failure {
  readonly status: number;
  readonly code: Failure['code'];
  readonly current: unknown;
  constructor(status: number, code: Failure['code'], current?: unknown) {
    super(`Refused with ${String(status)} ${code}`);
    this.status = status;
    this.code = code;
    this.current = current;
  }
}
const lost = new Refusal(0, 'unknown');
const expired = new Refusal(401, 'session.required');
const broken = new Refusal(500, 'internal');

/** A simulated network that delays, reorders, duplicates and loses calls and replies, and answers 401 and 500, as the generated fates and steps say. */
export class Network {
  readonly #fates: readonly Fate[];
  readonly #pending: Envelope[] = [];
  #calls = 0;
  /** Names of the calls that the console sent, in order. */
  readonly sent: string[] = [];
  calm = false;

  constructor(fates: readonly Fate[]) {
    this.#fates = fates;
  }

  /** One call: `handle` is what the server does when the request arrives, and throws a `Refusal` to refuse it. */
  call<T>(name: string, handle: () => T): Promise<T> {
    const fate = this.calm ? 'arrive' : (this.#fates[this.#calls % Math.max(1, this.#fates.length)] ?? 'arrive');
    this.#calls += 1;
    this.sent.push(name);
    return new Promise((resolve, reject) => {
      let outcome: () => void = () => reject(lost);
      const envelope: Envelope = {
        name,
        arrived: false,
        arrive: () => {
          if (fate === 'dropped') return;
          if (fate === 'expired' || fate === 'broken') {
            outcome = () => reject(fate === 'expired' ? expired : broken);
            return;
          }
          try {
            const reply = handle();
            outcome = () => resolve(reply);
          } catch (error) {
            const reason = error instanceof Error ? error : new Error(String(error));
            outcome = () => reject(reason);
          }
          if (fate === 'doubled')
            try {
              handle();
            } catch {
              /* The second copy's answer finds nobody waiting. */
            }
          if (fate === 'answerLost') outcome = () => reject(lost);
        },
        answer: () => outcome(),
      };
      this.#pending.push(envelope);
    });
  }

  /** Calls without a reply so far. */
  underWay(name?: string): number {
    return this.#pending.filter((each) => name === undefined || each.name === name).length;
  }

  /** Moves one of the waiting calls one step: to the server, or back. */
  step(choice: number): void {
    const envelope = this.#pending[choice % Math.max(1, this.#pending.length)];
    if (!envelope) return;
    if (!envelope.arrived) {
      envelope.arrived = true;
      envelope.arrive();
      return;
    }
    this.#pending.splice(this.#pending.indexOf(envelope), 1);
    envelope.answer();
  }
}

/** Lets promises and the actors that wait for them settle. */
export const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

interface World {
  network: Network;
  /** One action of the user or of somebody else. */
  act(action: string, choice: number): void;
  /** Checks what must hold after every step; throws. */
  check(): void;
  /** The user's last actions, once the network is idle and works again. */
  finish?(): void;
  /** Checks what must hold after that; throws. */
  checkAtEnd(): void;
}

/**
 * The number of generated stories in one run: the same 20 in `npm test`, the same 200 in `npm run test:all`
 * (`SIMULATION_SEEDS=200`), and different ones in a longer run (`SIMULATION_SEEDS=10000`).
 */
const runs = Number(process.env['SIMULATION_SEEDS'] ?? 20);
const isLong = runs > 200;

/**
 * Generates the actions of users and of the network, and runs the checks after each step. A failure prints fast-check's seed and
 * path with the shortest story that fails; `SIMULATION_SEED=<seed>` repeats it.
 */
export async function simulate(actions: readonly string[], open: (network: Network) => World): Promise<void> {
  const fates = fc.array(
    fc.constantFrom<Fate>('arrive', 'arrive', 'arrive', 'dropped', 'answerLost', 'doubled', 'expired', 'broken'),
    { maxLength: 12, size: 'max' },
  );
  const steps = fc.array(fc.tuple(fc.constantFrom(...actions, 'network', 'network', 'network'), fc.nat(7)), {
    maxLength: 40,
    size: 'max',
  });
  const seed = process.env['SIMULATION_SEED'] ?? (isLong ? undefined : '2026');
  await fc.assert(
    fc.asyncProperty(fates, steps, async (drawn, story) => {
      const network = new Network(drawn);
      const world = open(network);
      for (const [action, choice] of story) {
        if (action === 'network') network.step(choice);
        else world.act(action, choice);
        await settle();
        world.check();
      }
      network.calm = true;
      await calmDown(network, world);
      world.finish?.();
      await calmDown(network, world);
      world.checkAtEnd();
    }),
    { numRuns: runs, ...(seed === undefined ? {} : { seed: Number(seed) }) },
  );
}

async function calmDown(network: Network, world: World): Promise<void> {
  await settle();
  for (let left = 500; network.underWay() > 0 && left > 0; left -= 1) {
    network.step(0);
    await settle();
    world.check();
  }
  if (network.underWay() > 0) throw new Error(`${String(network.underWay())} calls never came to an end`);
}

/** Time limit of a long run: milliseconds. */
export const simulationTimeout = 30_000 + runs * 100;
