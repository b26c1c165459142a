import {
  combineSlices,
  configureStore,
  createListenerMiddleware,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { createApiActionSanitizer } from '@reduxjs/toolkit/query';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { api } from './api/api';
import { connectionReducer } from './api/connection.slice';
import { createCallGate, type CallGate } from './api/callGate';
import { createLiveEvents, type LiveEvents } from './api/events/liveEvents';
import { refetchSkipped } from './api/refetchSkipped';
import { devtoolsWanted } from './api/runtime';
import type { ThunkServices } from './api/sendCall';
import { createReviewActors, type ReviewActors } from './artwork/review/reviewActors';
import { createUploadActors, type UploadActors } from './artwork/upload/uploadActors';
import { machinesReducer } from './machines/machines.slice';
import { locationReducer } from './machines/location.slice';
import { toSerialisable, serialisableStates } from './machines/serialisable';
import { Replay, type ReplayStore } from './machines/replay';

const slices = combineSlices({
  [api.reducerPath]: api.reducer,
  machines: machinesReducer,
  location: locationReducer,
  connection: connectionReducer,
});
export type RootState = ReturnType<typeof slices>;

/**
 * DevTools shows `api/executeQuery/fulfilled (listBoards)`, and exports the action under that name: the reducer strips
 * the suffix, so that imported sessions work.
 */
export const reducer: typeof slices = Object.assign(
  (state: RootState | undefined, action: UnknownAction) =>
    slices(state, named.test(action.type) ? { ...action, type: action.type.replace(named, '') } : action),
  slices,
);
const named = / \([\w, ]+\)$/;

/** Objects that live as long as the store but are not state: actors that outlive pages, and observers of the store. */
export interface Services extends ThunkServices {
  replay: Replay;
  reviews: ReviewActors;
  uploads: UploadActors;
  events: LiveEvents;
}

export function createServices(
  store: ReplayStore & { dispatch: AppDispatch },
  calls: CallGate,
  events: LiveEvents = createLiveEvents(() => store.dispatch, calls),
): Services {
  const replay = new Replay(store, calls);
  return {
    calls,
    replay,
    reviews: createReviewActors(store.dispatch, replay),
    uploads: createUploadActors(store.dispatch, replay),
    events,
  };
}

/** A new store with its services: one for the console, a fresh one for each story and test. */
export function createStore(preloadedState?: Partial<RootState>) {
  const calls = createCallGate();
  const listener = createListenerMiddleware();
  const events = createLiveEvents(() => store.dispatch, calls);
  const nameEndpoint = createApiActionSanitizer(api);
  const shorten = serialisableStates();
  const store = configureStore({
    reducer,
    ...(preloadedState ? { preloadedState } : {}),
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: { calls } satisfies ThunkServices },
        immutableCheck: { warnAfter: 250 },
        serializableCheck: { warnAfter: 250 },
      })
        .prepend(listener.middleware)
        .concat(events.middleware, refetchSkipped, api.middleware),
    devTools: devtoolsWanted() && {
      name: 'Marquee',
      maxAge: 200,
      actionSanitizer: <A extends UnknownAction>(action: A): A => ({
        ...action,
        ...(toSerialisable(nameEndpoint(action)) as object),
      }), // plain keeps an object an object
      stateSanitizer: shorten,
    },
  });
  const services = createServices(store, calls, events);
  return Object.assign(store, { services, listen: listener.startListening.withTypes<RootState, AppDispatch>() });
}

export type AppStore = ReturnType<typeof createStore>;
export type AppDispatch = ThunkDispatch<RootState, ThunkServices, UnknownAction>;
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
export const useAppStore = useStore.withTypes<AppStore>();
/** The services of the store in React's context. */
export const useServices = (): Services => useAppStore().services;
