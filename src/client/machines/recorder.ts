import { isAction, type Middleware, type UnknownAction } from '@reduxjs/toolkit';

/** One action with the state before it. */
export interface RecordedAction {
  at: number;
  action: UnknownAction;
  before: unknown;
}

export interface Recorder {
  middleware: Middleware;
  /** The last actions, unredacted; a report is redacted (`plain`) before it leaves the browser. */
  actions: () => readonly RecordedAction[];
}

const kept = 200;

/** Records the last actions for a bug report, except during a replay, whose actions do not belong to the session. */
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
