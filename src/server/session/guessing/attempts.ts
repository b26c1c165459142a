import type { Database } from '../../db/connect';
import { failure } from '../../http/failure';
import { network } from '../../http/network';
import type { WaitLimits } from './attempts.rules';
import {
  forgetAttempt,
  forgetAttempts,
  knownSource,
  reserveAttempt,
  type Attempt,
  type AttemptLimits,
} from './attempts.queries';
import { keyedQueue } from './keyedQueue';

const minute = 60_000;
const timeLimit = (free: number, first = minute): WaitLimits => ({ free, first, longest: 15 * minute });

/**
 * The limits for each kind of attempt. After five failures at an account from one source, thirty from one source, or
 * twenty at an account from all unknown sources, each further attempt must wait twice as long, up to a quarter of an
 * hour (docs/decisions/034-limits.md). Links cannot be guessed, so only the source counts.
 */
const limits: Record<Guarded['kind'], AttemptLimits> = {
  login: { pair: timeLimit(5), source: timeLimit(30), account: timeLimit(20, 5_000) },
  password: { pair: timeLimit(5), source: timeLimit(30), account: timeLimit(20) },
  forgot: { pair: timeLimit(5), source: timeLimit(30), account: timeLimit(20) },
  reset: { pair: timeLimit(30), source: timeLimit(30), account: timeLimit(30) },
  // Mails to freely chosen addresses: each one counts.
  invite: { pair: timeLimit(100), source: timeLimit(300), account: timeLimit(100) },
};

const queue = keyedQueue();

export interface Guarded {
  kind: 'login' | 'password' | 'forgot' | 'reset' | 'invite';
  /** The e-mail in lower case, the user id, or a token's hash. */
  account: string;
  /** The network address of the attempt. */
  address: string;
  /** A device (or session) that the account's owner has used: failures from other sources do not slow it down. */
  device?: string | undefined;
}

/**
 * Runs `work` unless too many attempts have failed. If `work` throws, this attempt failed; if it returns undefined, the
 * attempt does not count. Within a process, attempts at one account run one at a time, so that concurrent valid ones do
 * not count as guessing.
 * @throws Failure `login.too_many` or `request.too_many` with the seconds to wait.
 */
export async function guarded<T>(database: Database, attempt: Guarded, work: () => Promise<T>): Promise<T> {
  return queue(`${attempt.kind}:${attempt.account}:${attempt.device ?? ''}`, async () => {
    const id = await countAttempt(database, attempt);
    const result = await work();
    // A correct password without a code must not delete the earlier failures with wrong codes.
    if (result === undefined) await forgetAttempt(database.db, id);
    else await forgetAttempts(database.db, toAttempt(attempt));
    return result;
  });
}

/**
 * Counts one attempt, for calls that are limited even if they succeed. @returns its id @throws Failure
 * `login.too_many`, `request.too_many`
 */
export async function countAttempt(database: Database, attempt: Guarded): Promise<string> {
  const counted = await reserveAttempt(database.db, toAttempt(attempt), limits[attempt.kind]);
  const isSecret = attempt.kind === 'login' || attempt.kind === 'password';
  if ('retryAfter' in counted) throw failure(isSecret ? 'login.too_many' : 'request.too_many', counted);
  return counted.id;
}

const toAttempt = ({ kind, account, address, device }: Guarded): Attempt => ({
  account: accountKey(kind, account),
  source: device === undefined ? `${kind}@${network(address)}` : knownSource(`${kind}:${device}`),
  known: device !== undefined,
});

export const accountKey = (kind: Guarded['kind'], account: string): string => `${kind}:${account}`;
