import { configureStore, type UnknownAction } from '@reduxjs/toolkit';
import { api } from '../../api/api';
import { createCallGate } from '../../api/callGate';
import type { ThunkServices } from '../../api/sendCall';
import { createRecorder } from '../../machines/recorder';
import { createServices, reducer, type RootState } from '../../store';
import type { BugReport } from './report';

const stood = 'report/stood';

/** Every state of a report: the initial one, and the one after each action. */
export function statesOf({ start, actions }: BugReport): RootState[] {
  const first = reducer(start, { type: 'report/began' }); // it was written by this reducer's store
  const states = [first];
  for (const { action } of actions) states.push(reducer(states.at(-1), action));
  return states;
}

/** A read-only store that shows one recorded state at a time. */
export function createViewerStore(states: readonly RootState[], at: number) {
  const standing = (state: RootState | undefined, action: UnknownAction): RootState =>
    action.type === stood ? (action['payload'] as RootState) : (state ?? reducer(undefined, action)); // dispatched only by `stand`
  const calls = createCallGate();
  const store = configureStore({
    reducer: standing,
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: { calls } satisfies ThunkServices },
        immutableCheck: false,
        serializableCheck: false,
      }).concat(api.middleware),
    devTools: false,
  });
  const services = createServices(
    store,
    createRecorder(() => true),
    calls,
  );
  const stand = (index: number): void => {
    const payload = states[index];
    if (payload !== undefined) store.dispatch({ type: stood, payload });
  };
  stand(at);
  return Object.assign(store, { services, stand });
}
export type ViewerStore = ReturnType<typeof createViewerStore>;
