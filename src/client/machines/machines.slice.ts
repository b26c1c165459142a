import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** One machine as the store mirrors it, for developers and for replay. Plain data. */
export interface MirroredMachine {
  value: unknown;
  context: unknown;
  status: string;
  /** Counts the transitions, so that replay can tell where it stands. */
  seq: number;
}

export interface Transition extends MirroredMachine {
  /** `{machine}:{id}` */
  key: string;
  machine: string;
  id: string;
  from: unknown;
  to: unknown;
  event: unknown;
}

const slice = createSlice({
  name: 'machines',
  // A cast of the empty object: createSlice takes its state type from here.
  initialState: {} as Record<string, MirroredMachine>,
  reducers: {
    removed: (state, action: PayloadAction<{ key: string }>) => {
      const { [action.payload.key]: _, ...others } = state;
      return others;
    },
  },
  extraReducers: (builder) => {
    builder.addMatcher(isTransition, (state, { payload }) => {
      const { key, value, context, status, seq } = payload;
      state[key] = { value, context, status, seq };
    });
  },
});

/** `machine/review:files/artwork.approve`: one action a settled transition. */
export function transitionAction(transition: Transition, eventType: string): { type: string; payload: Transition } {
  return { type: `machine/${transition.key}/${eventType}`, payload: transition };
}

export function isTransition(action: { type: string }): action is { type: string; payload: Transition } {
  return action.type.startsWith('machine/');
}

export const machinesReducer = slice.reducer;
export const { removed: machineRemoved } = slice.actions;
