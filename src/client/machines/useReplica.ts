import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Actor, AnyStateMachine } from 'xstate';
import { useAppSelector, useServices } from '../store';
import { replicaOf } from './replica';

/** Whether a recorded moment is on the screen. */
export function useReplaying(): boolean {
  const { replay } = useServices();
  return useSyncExternalStore(replay.subscribe, replay.isShown);
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
