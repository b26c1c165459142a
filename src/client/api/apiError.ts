import { isObject, isText } from '../ui/browser/reader';
import type { Failure, Outcome } from './request';

/** A call that failed, thrown outside the query cache. Its `failure` is plain data, which the store and machines may keep. */
export class ApiError extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure.message);
    this.name = 'ApiError';
    this.failure = failure;
  }
}

/** @throws ApiError where the call failed. */
export function unwrapReply<Reply>(outcome: Outcome<Reply>): Reply {
  if ('failure' in outcome) throw new ApiError(outcome.failure);
  return outcome.reply;
}

/** The failure of a thrown value: an `ApiError`, RTK Query's plain data, or an unexpected error of the console, also as a store keeps it. */
export function failureOf(error: unknown): Failure {
  if (error instanceof ApiError) return error.failure;
  if (isObject(error) && 'status' in error && 'code' in error && 'message' in error) return error as unknown as Failure; // checked in this line
  const message = isObject(error) && isText(error['message']) ? error['message'] : String(error);
  return { status: 0, code: 'unknown', message };
}

/** Whether a record is deleted, or of an organisation that the user may not see: both are a 404. */
export const isOutOfSight = (error: object | undefined): boolean =>
  error !== undefined && 'status' in error && error.status === 404;
