import type { Dispatch } from '@reduxjs/toolkit';
import type { CallGate } from '../api/callGate';
import {
  machineRemoved,
  machinesRestored,
  transitionAction,
  type MirroredMachine,
  type MirroredMachines,
  type Transition,
} from './machines.slice';
import { locationChanged, type ConsoleLocation } from './location.slice';

/** The part of the store that replay compares with the live state. */
interface Recorded {
  machines: MirroredMachines;
  location: ConsoleLocation;
}
export interface ReplayStore {
  dispatch: Dispatch;
  getState: () => Recorded;
  subscribe: (changed: () => void) => () => void;
}

/**
 * Detects that the store shows a recorded state instead of the live one: after a jump or an import in Redux DevTools.
 * During a replay nothing is sent or mirrored, and views get inert copies of the machines.
 */
export class Replay {
  private readonly live = new Map<string, MirroredMachine>();
  private liveAddress = '';
  private readonly listeners = new Set<() => void>();
  private shown = false;
  private stepping = false;
  private readonly store: ReplayStore;
  private readonly calls: CallGate;
  private readonly stop: () => void;

  constructor(store: ReplayStore, calls: CallGate) {
    this.store = store;
    this.calls = calls;
    this.stop = store.subscribe(() => this.compare());
  }

  /** Stops watching the store. */
  close(): void {
    this.stop();
    this.show(false);
  }

  /** Whether the screen shows a recorded state. */
  readonly isShown = (): boolean => this.shown;

  /** Whether replay, not the user, is changing the address: forms then do not ask before leaving. */
  readonly isStepping = (): boolean => this.stepping;

  /** Runs a navigation by the replay: to a recorded address, or back. */
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

  /** Records a transition of a machine. */
  settled(transition: Transition, eventType: string): void {
    const { key, value, context, status, says, seq, run } = transition;
    this.live.set(key, { value, context, status, says, seq, run });
    if (!this.shown) this.store.dispatch(transitionAction(transition, eventType));
  }

  removed(key: string): void {
    this.live.delete(key);
    if (!this.shown) this.store.dispatch(machineRemoved({ key }));
  }

  /** The console's address has changed. */
  moved(address: string): void {
    if (this.shown) return;
    this.liveAddress = address;
    this.store.dispatch(locationChanged(address));
  }

  /** Ends a replay: the store shows the live state again. Returns the address to go back to. */
  returnToLive(): string {
    jumpToNewest(this.store);
    // Set first, because otherwise the comparison after the dispatch would find the replay still on.
    this.store.dispatch(locationChanged(this.liveAddress));
    this.store.dispatch(machinesRestored(Object.fromEntries(this.live)));
    return this.liveAddress;
  }

  private compare(): void {
    const { machines, location } = this.store.getState();
    const machinesDiffer =
      [...this.live].some(([key, { seq, run }]) => machines[key]?.seq !== seq || machines[key].run !== run) ||
      Object.entries(machines).some(([key, { run }]) => run !== thisRun || !this.live.has(key));
    this.show(machinesDiffer || location.address !== this.liveAddress);
  }

  private show(shown: boolean): void {
    if (this.shown === shown) return;
    this.shown = shown;
    this.calls.shut(shown);
    for (const changed of this.listeners) changed();
  }
}

/** The id of this page load; it distinguishes an imported session from this one. */
export const thisRun: string = crypto.randomUUID();

interface Lifted {
  liftedStore?: {
    getState: () => { currentStateIndex: number; stagedActionIds: number[] };
    dispatch: (action: { type: 'JUMP_TO_STATE'; index: number; actionId: number }) => void;
  };
}

/** While DevTools shows an older state, the next action would not be visible. */
function jumpToNewest(store: object): void {
  const { liftedStore } = store as Lifted; // the DevTools enhancer adds it
  if (liftedStore === undefined) return;
  const { currentStateIndex, stagedActionIds } = liftedStore.getState();
  const index = stagedActionIds.length - 1;
  const actionId = stagedActionIds[index];
  if (currentStateIndex < index && actionId !== undefined)
    liftedStore.dispatch({ type: 'JUMP_TO_STATE', index, actionId });
}
