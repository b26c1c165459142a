import { useActorRef } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import type { Actor, ActorOptions, AnyStateMachine, IsNotNever, RequiredActorOptionsKeys } from 'xstate';
import { useServices } from '../store';
import { mirrorMachine } from './devtools';
import { useReplica } from './useReplica';

/**
 * An actor that lives as long as the component and is mirrored into the store as `state.machines['{name}:{id}']`.
 * During a replay it is an inert copy in the recorded state. Read it with `useSelector(actor, …)` of @xstate/react, so
 * that only changed parts render.
 */
export function useBridgedActor<M extends AnyStateMachine>(
  name: string,
  id: string,
  machine: M,
  ...[options]: RequiredArgs<M>
): Actor<M> {
  const { replay } = useServices();
  const mirror = useMemo(() => mirrorMachine(replay, name, id), [replay, name, id]);
  useEffect(() => mirror.stop, [mirror]);
  const live: Actor<M> = useActorRef<M>(machine, { ...options, id: `${name}:${id}`, inspect: mirror.inspect });
  return useReplica(machine, `${name}:${id}`, live);
}

type RequiredArgs<M extends AnyStateMachine> =
  IsNotNever<RequiredActorOptionsKeys<M>> extends true
    ? [options: ActorOptions<M> & { [K in RequiredActorOptionsKeys<M>]: unknown }]
    : [options?: ActorOptions<M>];
