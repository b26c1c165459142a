import { createHash, randomBytes } from 'node:crypto';

/** A new token: 32 random bytes with a prefix that secret scanners can recognise. */
export const newToken = (prefix = 'mq'): string => `${prefix}_${randomBytes(32).toString('base64url')}`;

/** The stored form of a token. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** The token of an `Authorization: Bearer` header. */
export function readBearer(header: string | undefined): string | undefined {
  return /^Bearer ([\w-]{20,200})$/i.exec(header ?? '')?.[1];
}
