import type { StoreEnhancer, UnknownAction } from '@reduxjs/toolkit';
import type { RootState } from '../../src/client/store';

/*
 * The part of Redux DevTools that the console depends on: it keeps every state and can jump to an older one.
 * Import this before the store: the toolkit looks for the extension when it is loaded.
 */
let states: unknown[] = [];
let at = 0;
/** All actions in the order in which they reach the reducer, as the extension lists them. */
let actions: UnknownAction[] = [];
let listeners = new Set<() => void>();
/** The store of an earlier test may still receive a late reply or a timer, which does not belong to this test. */
let current: object | undefined;
const tell = (): void => listeners.forEach((listener) => listener());

const instrument: StoreEnhancer = (create) => (reducer, preloaded) => {
  const own: UnknownAction[] = [];
  const listing: typeof reducer = (state, action) => {
    own.push(action);
    return reducer(state, action);
  };
  const store = create(listing, preloaded);
  current = store;
  actions = own;
  states = [store.getState()];
  at = 0;
  listeners = new Set();
  store.subscribe(() => {
    if (current !== store) return;
    const standsOnNewest = at === states.length - 1;
    states.push(store.getState());
    if (standsOnNewest) at = states.length - 1;
    tell();
  });
  return {
    ...store,
    getState: () => (current === store ? (states[at] as ReturnType<typeof store.getState>) : store.getState()), // they are the store's own states
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    liftedStore: {
      getState: () => ({ currentStateIndex: at, stagedActionIds: states.map((_, index) => index) }),
      dispatch: ({ index }: { index: number }) => jumpTo(index),
    },
  };
};

type Enhance = (create: unknown) => unknown;
const compose =
  (...others: Enhance[]): Enhance =>
  (create) =>
    others.reduceRight((made, enhance) => enhance(made), (instrument as unknown as Enhance)(create)); // enhancers are functions of functions
Object.assign(window, { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: () => compose });

/** The actions so far. */
export const listedActions = (): readonly UnknownAction[] => [...actions];
/** Jumps to the state with this number, as a click in the extension does. */
export function jumpTo(index: number): void {
  at = index;
  tell();
}
/** The number of the last state that matches; without a condition, of the newest. */
export const stateThat = (looksSo: (state: RootState) => boolean = () => true): number =>
  states.findLastIndex((state) => looksSo(state as RootState)); // the store's own states
