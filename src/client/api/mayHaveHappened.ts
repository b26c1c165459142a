import type { Failure } from './request';

/**
 * Whether a call ended without a reply of the server, also where a proxy replied instead: only then a user is told that
 * its act may be done.
 */
export const hasNoReply = ({ status }: Failure): boolean => [0, 502, 504].includes(status);

/**
 * Whether a call may have taken effect although it failed: repeating it with the same key does nothing twice. After 401,
 * 403, 408 and 429 this stays unknown; another refusal means that nothing happened.
 */
export const mayHaveHappened = (failure: Failure | null | undefined): boolean =>
  !failure || failure.status === 0 || failure.status >= 500 || [401, 403, 408, 429].includes(failure.status);
