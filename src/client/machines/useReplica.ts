import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Actor, AnyStateMachine } from 'xstate';
import { useAppSelector, useServices } from '../store';
import { replicaOf } from './replica';

/** Whether a replay is shown. */
export function useReplaying(): boolean {
  const { replay } = useServices();
  return useSyncExternalStore(replay.subscribe, replay.isShown);
}

/** The actor to render: the live one, or during a replay an inert copy in the recorded state. */
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
