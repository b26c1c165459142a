import { isNativeError } from 'node:util/types';

/**
 * Codes of Node, and of PostgreSQL (classes 08, 40, 53, 57 and some of 25), that mean the same request may work in a moment.
 * https://www.postgresql.org/docs/15/errcodes-appendix.html
 */
const transientCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  '08P01',
  // Read-only: this was the primary until a moment ago.
  '25006',
  '25P03',
  '40001',
  '40P01',
  '53200',
  '53300',
  '57014',
  '57P01',
  '57P02',
  '57P03',
  '57P05',
]);

/** Messages of errors that pg and its pool throw without a code: all connections stayed in use, or one was cut. */
const noConnection =
  /^(timeout (exceeded when trying to connect|expired)|Connection terminated.*|Client (has encountered a connection error|was closed) and is not queryable)$/;

/** An error and what caused it: drizzle wraps the driver's error. */
export function* causesIn(error: unknown): Generator<Error & { code?: unknown; constraint?: unknown }> {
  for (let cause = error; isNativeError(cause); cause = cause.cause) yield cause;
}

interface DatabaseError {
  readonly code?: string | undefined;
  readonly message?: string | undefined;
}

/** The errors of a standby that is used as the primary: it takes no writes, and has no write position in the log. */
const isOfStandby = ({ code, message }: DatabaseError): boolean =>
  code === '25006' || (code === '55000' && message === 'recovery is in progress');

/**
 * Whether the connection must be closed after this error: it leads to a standby, or to a server or pooler that is
 * shutting down.
 */
export const mustCloseConnection = (error: DatabaseError): boolean =>
  isOfStandby(error) || /^(25P03|08...|57P0[1235])$/.test(error.code ?? '');

/**
 * Whether an error is transient: the database cannot be reached for a moment, or the store has a fault, and the work may be
 * tried again.
 */
export function isTransient(error: unknown): boolean {
  for (const cause of causesIn(error)) {
    if (typeof cause.code === 'string')
      if (transientCodes.has(cause.code) || isOfStandby({ code: cause.code, message: cause.message })) return true;
    if (noConnection.test(cause.message)) return true;
    // As the AWS SDK says it.
    if ('$fault' in cause && cause.$fault === 'server') return true;
    if (cause instanceof AggregateError && cause.errors.some(isTransient)) return true;
  }
  return false;
}

/** Whether an error is the database's refusal of a second row with the same unique value (code 23505): of this index, or of any. */
export const violatesUnique = (error: unknown, index?: string): boolean =>
  [...causesIn(error)].some(({ code, constraint }) => code === '23505' && (index ?? constraint) === constraint);
