import { getAdjacencyMap } from 'xstate/graph';
import type { AnyStateMachine, EventFromLogic, InputFrom, SnapshotFrom } from 'xstate';

interface Enumerated {
  /** 'from EVENT to', one a line; events that a state ignores are left out. */
  transitions: string[];
  states: string[];
}

/** Walks the machine through every event in every state it can reach. `label` tells two events of one type apart. */
export function enumerate<M extends AnyStateMachine>(machine: M, given: { input?: InputFrom<M>; events: EventFromLogic<M>[]; label?: (event: EventFromLogic<M>) => string; keep: (snapshot: SnapshotFrom<M>) => unknown }): Enumerated {
  const map = getAdjacencyMap(machine, {
    ...(given.input === undefined ? {} : { input: given.input }),
    events: given.events,
    serializeState: (snapshot: SnapshotFrom<M>) => JSON.stringify([snapshot.value, given.keep(snapshot)]),
  } as Parameters<typeof getAdjacencyMap>[1]); // its own type cannot name the machine's events
  const transitions = new Set<string>();
  const states = new Set<string>();
  for (const { state, transitions: ways } of Object.values(map)) {
    states.add(valueOf(state));
    for (const { event, state: next } of Object.values(ways)) {
      const name = given.label?.(event as EventFromLogic<M>) ?? event.type; // the map was made from these events
      if (valueOf(next) !== valueOf(state) || JSON.stringify(given.keep(next as SnapshotFrom<M>)) !== JSON.stringify(given.keep(state as SnapshotFrom<M>))) transitions.add(`${valueOf(state)} ${name} ${valueOf(next)}`); // snapshots of the same machine
    }
  }
  return { transitions: [...transitions].sort(), states: [...states].sort() };
}

const valueOf = (snapshot: { value?: unknown }): string => (typeof snapshot.value === 'string' ? snapshot.value : JSON.stringify(snapshot.value));
