import type { Failure } from '../../../src/client/api/request';

export const aFailure = (given: Partial<Failure> = {}): Failure => ({
  status: 500,
  code: 'internal',
  message: 'Something broke',
  requestId: '8f2c-41aa',
  ...given,
});

/** Rejects with plain data, as a mutation actor does: a Failure is not an Error. */
export function refused(failure: unknown): Promise<never> {
  const error: Error = failure as Error; // satisfies the linter: `reject` takes an Error
  return Promise.reject(error);
}
