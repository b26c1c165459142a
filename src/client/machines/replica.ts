import { createActor, fromPromise, type Actor, type AnyStateMachine, type StateValue } from 'xstate';
import type { MirroredMachine } from './machines.slice';

/** Restoring a state that was taken during a call would make the call again: here calls begin and never end. */
const inertActor = fromPromise(() => new Promise<never>(() => undefined));

/**
 * An inert copy of a machine in a recorded state, for views: it shows that state, takes no event and does nothing. Without a
 * record (the machine had not begun then) or with one that the machine does not know, the answer is undefined.
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
    // The casts name what the mirror wrote.
    const { value, context, status } = recorded as {
      value: StateValue;
      context: typeof recorded.context;
      status: 'active';
    };
    const snapshot = inert.resolveState({ value, context, status });
    const replica = createActor(inert, { snapshot, input: undefined }) as unknown as Actor<M>; // the machine is M but for its calls
    replica.start();
    replica.send = () => undefined;
    return replica;
  } catch {
    return undefined;
  }
}
