import type { Dispatch } from '@reduxjs/toolkit';
import type { AnyMachineSnapshot, InspectionEvent } from 'xstate';
import { machineRemoved, transitionAction, type Transition } from './machines.slice';
import { toSerialisable } from './serialisable';

/**
 * Mirrors one machine into the store: each settled transition is one action `machine/{machine}:{id}/{EVENT}` with from,
 * to and context, and the current state is in `state.machines`. Pass the result's `inspect` to the root actor.
 * Inspection runs synchronously inside `send`, so never send to an actor from a reducer.
 */
export function mirrorMachine(
  dispatch: Dispatch,
  machine: string,
  id: string,
): { inspect: (event: InspectionEvent) => void; stop: () => void } {
  const key = `${machine}:${id}`;
  let from: unknown = null;
  const write = inOrder((transition: Transition, eventType: string) =>
    dispatch(transitionAction(transition, eventType)),
  );
  return {
    inspect: (event) => {
      if (event.type !== '@xstate.snapshot' || event.actorRef.sessionId !== event.rootId) return;
      const snapshot = event.snapshot;
      if (!isMachineSnapshot(snapshot)) return;
      const to: unknown = snapshot.value;
      const summary = sentence(`${machine} ${id}`, from, to, event.event.type);
      // A machine may start during a React render, when dispatching is not allowed, so its first transition is written
      // in a microtask.
      write(
        event.event.type === 'xstate.init',
        {
          key,
          from,
          to,
          context: toSerialisable(snapshot.context),
          status: snapshot.status,
          summary,
          event: toSerialisable(event.event),
        },
        event.event.type,
      );
      from = to;
    },
    stop: () => void dispatch(machineRemoved({ key })),
  };
}

const named = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : typeof value === 'object' && value !== null
      ? Object.entries(value)
          .map(([outer, inner]) => `${outer}.${named(inner)}`)
          .join(' and ')
      : '';

/** An XState event type as text: 'the call of saveBoard answered'. */
function causeOf(eventType: string): string {
  const [, outcome, source] = /^xstate\.(done|error)\.actor\.(?:\d+\.)?(.+)$/.exec(eventType) ?? [];
  if (outcome !== undefined) return `the call of ${source ?? ''} ${outcome === 'done' ? 'answered' : 'failed'}`;
  return eventType.startsWith('xstate.after') ? 'its time had passed' : `by ${eventType}`;
}

function sentence(who: string, from: unknown, to: unknown, eventType: string): string {
  if (from === null || from === undefined) return `${who}: begins in ${named(to)}`;
  return named(from) === named(to)
    ? `${who}: stays in ${named(to)}, ${causeOf(eventType)}`
    : `${who}: from ${named(from)} to ${named(to)}, ${causeOf(eventType)}`;
}

/** Runs calls in order: at once, or in a microtask where `wait` is set or an earlier call still waits. */
function inOrder<Args extends unknown[]>(run: (...args: Args) => unknown): (wait: boolean, ...args: Args) => void {
  const waiting: Args[] = [];
  return (wait, ...args) => {
    if (!wait && waiting.length === 0) return void run(...args);
    waiting.push(args);
    if (waiting.length > 1) return;
    queueMicrotask(() => {
      for (let next = waiting[0]; next !== undefined; next = waiting[0]) {
        run(...next);
        waiting.shift();
      }
    });
  };
}

function isMachineSnapshot(snapshot: unknown): snapshot is AnyMachineSnapshot {
  return typeof snapshot === 'object' && snapshot !== null && 'value' in snapshot && 'context' in snapshot;
}
