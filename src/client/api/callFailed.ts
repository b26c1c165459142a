import { createAction } from '@reduxjs/toolkit';
import type { Failure } from './request';

export interface FailedCall {
  failure: Failure;
  /** Name of the contract call. */
  call: string;
  isRead: boolean;
  /** The action tells its own failure; only 401 and 403 are still handled for all. */
  ownText: boolean;
}

/** Dispatched for every call that failed, whichever way it was sent; the shell's error catalogue listens. */
export const callFailed = createAction<FailedCall>('api/callFailed');
