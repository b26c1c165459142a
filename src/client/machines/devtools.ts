import type { Dispatch, UnknownAction } from '@reduxjs/toolkit';
import type { AnyMachineSnapshot, InspectionEvent } from 'xstate';
import { machineRemoved, transitionAction } from './machines.slice';
import { plain } from './plain';

/**
 * Mirrors one machine into the store: each settled transition is one action `machine/{machine}:{id}/{EVENT}` with from, to and
 * context, and the current state stands in `state.machines`. Give the answer to `inspect` of the root actor.
 * Inspection runs synchronously inside `send`, so never send to an actor from a reducer.
 */
export function mirrorMachine(dispatch: Dispatch<UnknownAction>, machine: string, id: string): { inspect: (event: InspectionEvent) => void; stop: () => void } {
  const key = `${machine}:${id}`;
  let from: unknown = null;
  let seq = 0;
  return {
    inspect: (event) => {
      if (event.type !== '@xstate.snapshot' || event.actorRef.sessionId !== event.rootId) return;
      const snapshot = event.snapshot;
      if (!isMachineSnapshot(snapshot)) return;
      const to: unknown = snapshot.value;
      seq += 1;
      dispatch(transitionAction({ key, machine, id, from, to, value: to, context: plain(snapshot.context), status: snapshot.status, seq, event: plain(event.event) }, event.event.type));
      from = to;
    },
    stop: () => {
      dispatch(machineRemoved({ key }));
    },
  };
}

function isMachineSnapshot(snapshot: unknown): snapshot is AnyMachineSnapshot {
  return typeof snapshot === 'object' && snapshot !== null && 'value' in snapshot && 'context' in snapshot;
}
