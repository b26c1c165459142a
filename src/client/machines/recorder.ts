import { isAction, type Middleware, type UnknownAction } from '@reduxjs/toolkit';
import { replayOf } from './replay';

/** One action with the state it met. */
export interface RecordedAction {
  at: number;
  action: UnknownAction;
  before: unknown;
}

const kept = 200;
const recorders = new WeakMap<object, () => readonly RecordedAction[]>();

/** Keeps the last actions for a bug report. They are held as they are; what leaves the browser is made plain first. */
export function createRecorder(): { middleware: Middleware; attach: (dispatch: object) => void } {
  let last: RecordedAction[] = [];
  let dispatched: object | undefined;
  return {
    attach: (dispatch) => {
      dispatched = dispatch;
      recorders.set(dispatch, () => last);
    },
    middleware: (api) => (next) => (action) => {
      const before: unknown = api.getState();
      const answer = next(action);
      // What happens while a recorded moment is shown belongs to no session.
      if (isAction(action) && !(dispatched && replayOf(dispatched)?.isShown()))
        last = [...last.slice(1 - kept), { at: Date.now(), action, before }];
      return answer;
    },
  };
}

/** The last actions of a store, told by its dispatch. */
export const recordedActions = (dispatch: object): readonly RecordedAction[] => recorders.get(dispatch)?.() ?? [];
