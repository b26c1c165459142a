import { createActor, fromPromise, type Actor, type AnyStateMachine, type SnapshotFrom, type StateValue } from 'xstate';
import type { MirroredMachine } from './machines.slice';

/** Restoring a state that was recorded during a call would repeat the call: these actors start and never finish. */
const inertActor = fromPromise(() => new Promise<never>(() => undefined));

/**
 * An inert copy of a machine in a recorded state, for views: it ignores events and makes no calls. Undefined without a
 * record (the machine had not started), or if the machine no longer has the recorded state.
 */
export function replicaOf<M extends AnyStateMachine>(
  machine: M,
  recorded: MirroredMachine | undefined,
): Actor<M> | undefined {
  if (recorded === undefined) return undefined;
  try {
    const inert = machine.provide({
      actors: Object.fromEntries(Object.keys(machine.implementations.actors).map((name) => [name, inertActor])),
    });
    const snapshot = resolve(inert, recorded);
    const replica = createActor(inert, { snapshot, input: undefined }) as unknown as Actor<M>; // the machine is M except for its actors
    replica.start();
    replica.send = () => undefined;
    return replica;
  } catch {
    return undefined;
  }
}

/**
 * A recorded state as a snapshot of its machine, for example to check tags; undefined in the same cases as `replicaOf`.
 */
export function snapshotOf<M extends AnyStateMachine>(
  machine: M,
  recorded: MirroredMachine | undefined,
): SnapshotFrom<M> | undefined {
  if (recorded === undefined) return undefined;
  try {
    return resolve(machine, recorded);
  } catch {
    return undefined;
  }
}

function resolve<M extends AnyStateMachine>(machine: M, recorded: MirroredMachine): SnapshotFrom<M> {
  // The cast states what `mirrorMachine` wrote.
  const { value, context, status } = recorded as {
    value: StateValue;
    context: typeof recorded.context;
    status: 'active';
  };
  return machine.resolveState({ value, context, status }) as SnapshotFrom<M>; // a snapshot of this very machine
}
