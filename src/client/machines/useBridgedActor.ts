import { useActorRef } from '@xstate/react';
import { createContext, use, useEffect, useMemo } from 'react';
import type { Actor, ActorOptions, AnyStateMachine, IsNotNever, RequiredActorOptionsKeys } from 'xstate';
import { useAppDispatch } from '../store';
import { mirrorMachine } from './devtools';

/** States in which machines start, by `{name}:{id}`: stories show each state of a machine by it. */
export const StartStates = createContext<Readonly<Record<string, Parameters<AnyStateMachine['resolveState']>[0]>>>({});

/**
 * An actor that lives as long as the component and is mirrored into the store as `state.machines['{name}:{id}']`. Read it
 * with `useSelector(actor, …)` of @xstate/react, so that only changed parts render.
 */
export function useBridgedActor<M extends AnyStateMachine>(
  name: string,
  id: string,
  machine: M,
  ...[options]: RequiredArgs<M>
): Actor<M> {
  const key = `${name}:${id}`;
  const dispatch = useAppDispatch();
  const start = use(StartStates)[key];
  const mirror = useMemo(() => mirrorMachine(dispatch, name, id), [dispatch, name, id]);
  useEffect(() => mirror.stop, [mirror]);
  return useActorRef<M>(machine, {
    ...options,
    ...(start && { snapshot: machine.resolveState(start) }),
    id: key,
    inspect: mirror.inspect,
  });
}

type RequiredArgs<M extends AnyStateMachine> =
  IsNotNever<RequiredActorOptionsKeys<M>> extends true
    ? [options: ActorOptions<M> & { [K in RequiredActorOptionsKeys<M>]: unknown }]
    : [options?: ActorOptions<M>];
