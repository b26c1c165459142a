import type { Failure } from '../../../src/client/api/request';

export const aFailure = (given: Partial<Failure> = {}): Failure => ({
  status: 500,
  code: 'internal',
  message: 'Something broke',
  requestId: '8f2c-41aa',
  ...given,
});

/** As a mutation actor refuses: with plain data, which is what a Failure is. */
export function refused(failure: unknown): Promise<never> {
  const error: Error = failure as Error; // for the library's types alone
  return Promise.reject(error);
}
