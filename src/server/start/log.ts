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
  return { type, message: scrub(message), stack: scrub(stack), ...(code === undefined ? {} : { code: String(code) }) };
}

/** Drizzle quotes a query's values after "params:"; PostgreSQL quotes some in "Key (email)=(...)". */
const scrub = (text: string): string =>
  text.replace(/^\s*params:.*$/gm, 'params: [redacted]').replace(/=\([^)]*\)/g, '=([redacted])');
