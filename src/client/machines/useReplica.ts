import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Actor, AnyStateMachine } from 'xstate';
import { useAppDispatch, useAppSelector } from '../store';
import { replayOf } from './replay';
import { replicaOf } from './replica';

const never = (): (() => void) => () => undefined;

/** Whether a recorded moment is on the screen. */
export function useReplaying(): boolean {
  const replay = replayOf(useAppDispatch());
  return useSyncExternalStore(
    replay?.subscribe ?? never,
    useCallback(() => replay?.isShown() ?? false, [replay]),
  );
}

/** The actor to draw: the one that lives, or while a recorded moment is shown an inert copy in the recorded state. */
export function useReplica<M extends AnyStateMachine, Live extends Actor<M> | undefined>(
  machine: M,
  key: string,
  live: Live,
): Live | Actor<M> {
  const replaying = useReplaying();
  const recorded = useAppSelector((state) => (replaying ? state.machines[key] : undefined));
  const replica = useMemo(() => replicaOf(machine, recorded), [machine, recorded]);
  useEffect(() => () => void replica?.stop(), [replica]);
  return replica ?? live;
}
