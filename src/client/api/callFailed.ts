import { createAction } from '@reduxjs/toolkit';
import type { Failure } from './request';

export interface FailedCall {
  failure: Failure;
  /** Name of the contract call. */
  call: string;
  isRead: boolean;
  /** The caller shows the failure itself; only 401 and 403 are still handled for all calls. */
  ownFailureText: boolean;
}

/** Dispatched for every failed call; `shell/failures.ts` listens and shows the general notices. */
export const callFailed = createAction<FailedCall>('api/callFailed');
