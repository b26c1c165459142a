import { isIPv6 } from 'node:net';
import type { Database } from '../db/connect';
import { failure } from '../http/failure';
import { forgetAttempt, reserveAttempt, type AttemptLimits } from './attempts.queries';
import { oneAtATime } from './oneAtATime';

/** Failed logins and password changes: five for an account, thirty for an address, in five minutes. Links are unguessable: only the address counts. */
const limits: Record<Guarded['kind'], AttemptLimits> = {
  login: { account: 5, address: 30 },
  password: { account: 5, address: 30 },
  forgot: { account: 5, address: 30 },
  reset: { account: 30, address: 30 },
};

const queue = oneAtATime();

export interface Guarded {
  kind: 'login' | 'password' | 'forgot' | 'reset';
  /** E-mail in lower case, user id, or a token's hash. */
  account: string;
  address: string;
}

/**
 * Runs `work` unless too many attempts failed before; when it throws, this one has failed too. Attempts at one account wait
 * for each other in a process, so that several right ones at once are not taken for guessing.
 * @throws Failure `code` with the seconds to wait.
 */
export async function guarded<T>(
  database: Database,
  attempt: Guarded,
  code: TooMany,
  work: () => Promise<T>,
): Promise<T> {
  return queue(`${attempt.kind}:${attempt.account}`, async () => {
    const id = await countAttempt(database, attempt, code);
    const result = await work();
    await forgetAttempt(database.db, id);
    return result;
  });
}

/** Counts one more attempt, for calls whose every use counts. @returns its id @throws Failure `code` */
export async function countAttempt(
  database: Database,
  { kind, account, address }: Guarded,
  code: TooMany,
): Promise<string> {
  const attempt = await reserveAttempt(
    database.db,
    { account: accountKey(kind, account), address: `${kind}@${network(address)}` },
    limits[kind],
  );
  if ('retryAfter' in attempt) throw failure(code, { retryAfter: attempt.retryAfter });
  return attempt.id;
}

export const accountKey = (kind: Guarded['kind'], account: string): string => `${kind}:${account}`;

type TooMany = 'login.too_many' | 'request.too_many';

/** Whoever has one IPv6 address has its whole /64. */
export function network(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1] !== undefined) return mapped[1];
  const [head = '', tail = ''] = address.split('%')[0]?.split('::') ?? [];
  const left = head === '' ? [] : head.split(':');
  const right = tail === '' ? [] : tail.split(':');
  const full = address.includes('::')
    ? [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right]
    : left;
  return `${full
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
