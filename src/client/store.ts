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
import { createLiveEvents, type LiveEvents } from './api/events/liveEvents';
import { newestState } from './api/newestState';
import { refetchSkipped } from './api/refetchSkipped';
import { devtoolsWanted } from './api/runtime';
import type { ThunkServices } from './api/sendCall';
import { createReviewActors, type ReviewActors } from './artwork/review/reviewActors';
import { createUploadActors, type UploadActors } from './artwork/upload/uploadActors';
import { machinesReducer } from './machines/machines.slice';
import { toSerialisable, serialisableStates } from './machines/serialisable';

const slices = combineSlices({
  [api.reducerPath]: api.reducer,
  machines: machinesReducer,
  connection: connectionReducer,
});
export type RootState = ReturnType<typeof slices>;

/**
 * DevTools shows `api/executeQuery/fulfilled (listBoards)`, and exports the action under that name. Without the name in
 * brackets, an imported action applies again.
 */
const importable: typeof slices = Object.assign(
  (state: Parameters<typeof slices>[0], action: UnknownAction) =>
    slices(state, { ...action, type: action.type.replace(/ \([\w, ]+\)$/, '') }),
  slices,
);

/** Objects that live as long as the store but are not state: actors that outlive pages, and observers of the store. */
export interface Services {
  reviews: ReviewActors;
  uploads: UploadActors;
  events: LiveEvents;
}

/** A new store with its services: one for the console, a fresh one for each story and test. */
export function createStore(preloadedState?: Partial<RootState>) {
  const listener = createListenerMiddleware();
  const events = createLiveEvents(() => store.dispatch);
  const nameEndpoint = createApiActionSanitizer(api);
  const shorten = serialisableStates();
  const store = configureStore({
    reducer: devtoolsWanted() ? importable : slices,
    ...(preloadedState ? { preloadedState } : {}),
    middleware: (defaults) =>
      defaults({
        thunk: {
          extraArgument: { newest: (): Promise<void> | undefined => newestState(store) } satisfies ThunkServices,
        },
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
  const services: Services = {
    reviews: createReviewActors(store.dispatch),
    uploads: createUploadActors(store.dispatch),
    events,
  };
  return Object.assign(store, { services, listen: listener.startListening.withTypes<RootState, AppDispatch>() });
}

export type AppStore = ReturnType<typeof createStore>;
export type AppDispatch = ThunkDispatch<RootState, ThunkServices, UnknownAction>;
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
export const useAppStore = useStore.withTypes<AppStore>();
/** The services of the store in React's context. */
export const useServices = (): Services => useAppStore().services;
