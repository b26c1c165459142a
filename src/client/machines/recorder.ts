import { isAction, type Middleware, type UnknownAction } from '@reduxjs/toolkit';

/** One action with the state it met. */
export interface RecordedAction {
  at: number;
  action: UnknownAction;
  before: unknown;
}

export interface Recorder {
  middleware: Middleware;
  /** The last actions. They are held as they are; what leaves the browser is made plain first. */
  actions: () => readonly RecordedAction[];
}

const kept = 200;

/** Keeps the last actions for a bug report, but for those `isReplaying`: what happens while a recorded moment is shown belongs to no session. */
export function createRecorder(isReplaying: () => boolean): Recorder {
  let last: RecordedAction[] = [];
  return {
    actions: () => last,
    middleware: (api) => (next) => (action) => {
      const before: unknown = api.getState();
      const answer = next(action);
      if (isAction(action) && !isReplaying()) last = [...last.slice(1 - kept), { at: Date.now(), action, before }];
      return answer;
    },
  };
}
