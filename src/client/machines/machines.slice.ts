import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The mirrored state of one machine, for developers. Plain data. */
export interface MirroredMachine {
  value: unknown;
  context: unknown;
  status: string;
  /** The last transition as a sentence: 'review f1: from confirming to saving, by decision.confirm'. */
  summary: string;
}
export type MirroredMachines = Record<string, MirroredMachine>;

export interface Transition extends Omit<MirroredMachine, 'value'> {
  /** `{machine}:{id}` */
  key: string;
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
  },
  extraReducers: (builder) => {
    builder.addMatcher(isTransition, (state, { payload }) => {
      const { key, to, context, status, summary } = payload;
      state[key] = { value: to, context, status, summary };
    });
  },
});

/** `machine/review:files/artwork.approve`: one action for each settled transition. */
export function transitionAction(transition: Transition, eventType: string): { type: string; payload: Transition } {
  return { type: `machine/${transition.key}/${eventType}`, payload: transition };
}

function isTransition(action: { type: string }): action is { type: string; payload: Transition } {
  return action.type.startsWith('machine/');
}

export const machinesReducer = slice.reducer;
export const { removed: machineRemoved } = slice.actions;
