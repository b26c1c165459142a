import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The mirrored state of one machine, for developers and for replay. Plain data. */
export interface MirroredMachine {
  value: unknown;
  context: unknown;
  status: string;
  /** The transition as a sentence: 'review f1: from confirming to saving, by decision.confirm'. */
  says: string;
  /** The number of the transition, by which replay compares states. */
  seq: number;
  /** The id of the page load; an imported session has another. */
  run: string;
}
export type MirroredMachines = Record<string, MirroredMachine>;

export interface Transition extends MirroredMachine {
  /** `{machine}:{id}` */
  key: string;
  machine: string;
  id: string;
  from: unknown;
  to: unknown;
  event: unknown;
}

const none: MirroredMachines = {};
const slice = createSlice({
  name: 'machines',
  initialState: none,
  reducers: {
    removed: (state, action: PayloadAction<{ key: string }>) => {
      const { [action.payload.key]: _, ...others } = state;
      return others;
    },
    /** Ends a replay: puts the live machines back into the store. */
    restored: (_, action: PayloadAction<MirroredMachines>) => action.payload,
  },
  extraReducers: (builder) => {
    builder.addMatcher(isTransition, (state, { payload }) => {
      const { key, value, context, status, says, seq, run } = payload;
      state[key] = { value, context, status, says, seq, run };
    });
  },
});

/** `machine/review:files/artwork.approve`: one action for each settled transition. */
export function transitionAction(transition: Transition, eventType: string): { type: string; payload: Transition } {
  return { type: `machine/${transition.key}/${eventType}`, payload: transition };
}

export function isTransition(action: { type: string }): action is { type: string; payload: Transition } {
  return action.type.startsWith('machine/');
}

export const machinesReducer = slice.reducer;
export const { removed: machineRemoved, restored: machinesRestored } = slice.actions;
