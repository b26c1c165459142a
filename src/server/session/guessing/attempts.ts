import type { Database } from '../../db/connect';
import { failure } from '../../http/failure';
import { network } from '../../http/network';
import type { Patience } from './attempts.rules';
import {
  forgetAttempt,
  forgetAttempts,
  knownSource,
  reserveAttempt,
  type Attempt,
  type AttemptLimits,
} from './attempts.queries';
import { oneAtATime } from './oneAtATime';

const minute = 60_000;
const patience = (free: number, first = minute): Patience => ({ free, first, longest: 15 * minute });

/**
 * After five failures at an account from one place, thirty from one place, or twenty at an account from everywhere but
 * its owner's devices, each further attempt has to wait, twice as long each time, up to a quarter of an hour
 * (docs/decisions/036-guessing.md). Links are unguessable: only the place counts.
 */
const limits: Record<Guarded['kind'], AttemptLimits> = {
  login: { pair: patience(5), source: patience(30), account: patience(20, 5_000) },
  password: { pair: patience(5), source: patience(30), account: patience(20) },
  forgot: { pair: patience(5), source: patience(30), account: patience(20) },
  reset: { pair: patience(30), source: patience(30), account: patience(30) },
  // Mails to addresses that somebody chose: each counts.
  invite: { pair: patience(100), source: patience(300), account: patience(100) },
};

const queue = oneAtATime();

export interface Guarded {
  kind: 'login' | 'password' | 'forgot' | 'reset' | 'invite';
  /** E-mail in lower case, user id, or a token's hash. */
  account: string;
  /** Where the attempt comes from. */
  address: string;
  /** A device (or session) of the account's owner: others' failures do not slow it down. */
  device?: string | undefined;
}

/**
 * Runs `work` unless too many attempts failed before; when it throws, this one has failed too; when it returns nothing, it
 * was neither right nor wrong. Attempts at one account wait
 * for each other in a process, so that several right ones at once are not taken for guessing.
 * @throws Failure `code` with the seconds to wait.
 */
export async function guarded<T>(
  database: Database,
  attempt: Guarded,
  code: TooMany,
  work: () => Promise<T>,
): Promise<T> {
  return queue(`${attempt.kind}:${attempt.account}:${attempt.device ?? ''}`, async () => {
    const id = await countAttempt(database, attempt, code);
    const result = await work();
    // A right password without its code must not make the wrong codes before it undone.
    if (result === undefined) await forgetAttempt(database.db, id);
    else await forgetAttempts(database.db, attemptOf(attempt));
    return result;
  });
}

/** Counts one more attempt, for calls whose every use counts. @returns its id @throws Failure `code` */
export async function countAttempt(database: Database, attempt: Guarded, code: TooMany): Promise<string> {
  const counted = await reserveAttempt(database.db, attemptOf(attempt), limits[attempt.kind]);
  if ('retryAfter' in counted) throw failure(code, counted);
  return counted.id;
}

const attemptOf = ({ kind, account, address, device }: Guarded): Attempt => ({
  account: accountKey(kind, account),
  source: device === undefined ? `${kind}@${network(address)}` : knownSource(`${kind}:${device}`),
  known: device !== undefined,
});

export const accountKey = (kind: Guarded['kind'], account: string): string => `${kind}:${account}`;

type TooMany = 'login.too_many' | 'request.too_many';
