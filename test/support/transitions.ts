import type { AnyStateMachine, ContextFrom, EventFromLogic, InputFrom } from 'xstate';
import { getAdjacencyMap } from 'xstate/graph';

interface Enumerated {
  /** 'from EVENT to', one a line; events that a state ignores are left out. */
  transitions: string[];
  states: string[];
}

interface Seen<M extends AnyStateMachine> {
  value: unknown;
  context: ContextFrom<M>;
}
type Ways<M extends AnyStateMachine> = Record<
  string,
  { state: Seen<M>; transitions: Record<string, { event: { type: string }; state: Seen<M> }> }
>;

interface Walk<M extends AnyStateMachine> {
  input?: InputFrom<M>;
  /** All events: those sent by views, and those of invoked actors. */
  events: EventFromLogic<M>[];
  /** The part of the context by which snapshots of one state are distinguished. */
  keep: (snapshot: { context: ContextFrom<M> }) => unknown;
}

/** Walks the machine through every event in every state that it can reach. */
export function enumerate<M extends AnyStateMachine>(machine: M, { input, events, keep }: Walk<M>): Enumerated {
  const identity = (snapshot: Seen<M>): string => JSON.stringify([snapshot.value, keep(snapshot)]);
  // The library's own types cannot name the events and snapshots of a machine that is a type parameter.
  const walk = getAdjacencyMap as unknown as (machine: M, options: object) => Ways<M>;
  const map = walk(machine, { ...(input === undefined ? {} : { input }), events, serializeState: identity });
  const transitions = new Set<string>();
  const states = new Set<string>();
  for (const { state, transitions: ways } of Object.values(map)) {
    states.add(valueOf(state));
    for (const { event, state: next } of Object.values(ways))
      if (identity(next) !== identity(state)) transitions.add(`${valueOf(state)} ${event.type} ${valueOf(next)}`);
  }
  return { transitions: [...transitions].sort(), states: [...states].sort() };
}

/** Lines whose two states differ. */
export const between = (transitions: readonly string[]): string[] =>
  transitions.filter((line) => line.split(' ')[0] !== line.split(' ')[2]);

const valueOf = ({ value }: { value: unknown }): string => (typeof value === 'string' ? value : JSON.stringify(value));
