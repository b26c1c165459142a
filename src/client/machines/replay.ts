import type { Dispatch } from '@reduxjs/toolkit';
import { blockCalls } from '../api/calls';
import {
  machineRemoved,
  machinesRestored,
  transitionAction,
  type MirroredMachine,
  type MirroredMachines,
  type Transition,
} from './machines.slice';
import { placeChanged, type Place } from './place.slice';

/** The part of the store that replay compares with what really runs. */
interface Recorded {
  machines: MirroredMachines;
  place: Place;
}
export interface ReplayStore {
  dispatch: Dispatch;
  getState: () => Recorded;
  subscribe: (changed: () => void) => () => void;
}

/**
 * Tells whether the store shows a recorded moment instead of what really runs: after a jump or an import in Redux DevTools, and
 * over a bug report. While it does, nothing is sent, nothing is mirrored, and views get inert copies of the machines.
 */
export class Replay {
  private readonly live = new Map<string, MirroredMachine>();
  private livePlace = '';
  private readonly listeners = new Set<() => void>();
  private shown = false;
  private stepping = false;
  private readonly store: ReplayStore;
  private readonly stop: () => void;

  constructor(store: ReplayStore) {
    this.store = store;
    this.stop = store.subscribe(() => this.compare());
  }

  /** The store is no longer looked at. */
  close(): void {
    this.stop();
    this.show(false);
  }

  /** Whether a recorded moment is on the screen. */
  readonly isShown = (): boolean => this.shown;

  /** Whether the address is changed by replay and not by the administrator: then no form stands in the way. */
  readonly isStepping = (): boolean => this.stepping;

  /** Takes a step of replay itself: to the address of a moment, or back from it. */
  step(go: () => void): void {
    this.stepping = true;
    try {
      go();
    } finally {
      this.stepping = false;
    }
  }

  readonly subscribe = (changed: () => void): (() => void) => {
    this.listeners.add(changed);
    return () => void this.listeners.delete(changed);
  };

  /** A machine has settled in another state. */
  settled(transition: Transition, eventType: string): void {
    const { key, value, context, status, says, seq, run } = transition;
    this.live.set(key, { value, context, status, says, seq, run });
    if (!this.shown) this.store.dispatch(transitionAction(transition, eventType));
  }

  removed(key: string): void {
    this.live.delete(key);
    if (!this.shown) this.store.dispatch(machineRemoved({ key }));
  }

  /** The console is somewhere else. */
  moved(address: string): void {
    if (this.shown) return;
    this.livePlace = address;
    this.store.dispatch(placeChanged(address));
  }

  /** Ends a replay: what really runs stands in the store again. Answers the address to go back to. */
  returnToLive(): string {
    jumpToNewest(this.store);
    // Set first, or the comparison after the dispatch would find the replay still on.
    this.store.dispatch(placeChanged(this.livePlace));
    this.store.dispatch(machinesRestored(Object.fromEntries(this.live)));
    return this.livePlace;
  }

  private compare(): void {
    const { machines, place } = this.store.getState();
    const machinesDiffer =
      [...this.live].some(([key, { seq, run }]) => machines[key]?.seq !== seq || machines[key].run !== run) ||
      Object.entries(machines).some(([key, { run }]) => run !== thisRun || !this.live.has(key));
    this.show(machinesDiffer || place.address !== this.livePlace);
  }

  private show(shown: boolean): void {
    if (this.shown === shown) return;
    this.shown = shown;
    blockCalls(shown);
    for (const changed of this.listeners) changed();
  }
}

/** Names this start of the console, so that an imported session is told from this one. */
export const thisRun: string = crypto.randomUUID();

interface Lifted {
  liftedStore?: {
    getState: () => { currentStateIndex: number; stagedActionIds: number[] };
    dispatch: (action: { type: 'JUMP_TO_STATE'; index: number; actionId: number }) => void;
  };
}

/** Where DevTools stands on an older state, the next action would not be seen. */
function jumpToNewest(store: object): void {
  const { liftedStore } = store as Lifted; // the DevTools enhancer adds it
  if (liftedStore === undefined) return;
  const { currentStateIndex, stagedActionIds } = liftedStore.getState();
  const index = stagedActionIds.length - 1;
  const actionId = stagedActionIds[index];
  if (currentStateIndex < index && actionId !== undefined)
    liftedStore.dispatch({ type: 'JUMP_TO_STATE', index, actionId });
}
