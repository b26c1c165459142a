import type { FastifyBaseLogger } from 'fastify';
import { pino, stdSerializers, type DestinationStream } from 'pino';

/** Property names whose values are never logged, on the first two levels of an object. */
const secretNames = [
  'password',
  'loginPass',
  'currentPassword',
  'newPassword',
  'token',
  'tokenToStore',
  'totp',
  'secret',
  'authorization',
  'cookie',
  'url',
  'fileURL',
  'credentials',
];
const paths = secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);

/** Structured lines on standard output; never a password, a token or a signed address. */
export function createLog(level: string, destination?: DestinationStream): FastifyBaseLogger {
  return pino(
    { level, redact: { paths, censor: '[redacted]' }, serializers: { err: withoutValues } },
    ...(destination ? [destination] : []),
  );
}

/** A failed query is logged with its text, but without the values, which may be hashes, tokens or mail addresses. */
export function withoutValues(error: Error): object {
  const { type, message, stack, code } = stdSerializers.err(error);
  // Message by message, because in the stack nothing but the message says where the values end.
  const messages = quotingMessages(error);
  const scrub = (text: string): string =>
    messages.reduce((scrubbed, each) => scrubbed.replaceAll(each, () => withoutQuoted(each)), text);
  return { type, message: scrub(message), stack: scrub(stack), ...(code === undefined ? {} : { code: String(code) }) };
}

/** The messages of an error and of its causes that quote values. */
function quotingMessages(error: unknown): string[] {
  const found: string[] = [];
  for (let cause = error; cause instanceof Error && found.length < 10; cause = cause.cause) found.push(cause.message);
  return found.filter((message) => withoutQuoted(message) !== message);
}

/**
 * Drizzle quotes a query's values after "params:", on as many lines as they have; PostgreSQL quotes some in "Key
 * (email)=(...)".
 */
const withoutQuoted = (message: string): string =>
  message.replace(/^params:[^]*/m, 'params: [redacted]').replace(/\)=\([^]*\)/, ')=([redacted])');
