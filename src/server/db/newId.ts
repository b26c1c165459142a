import { randomBytes } from 'node:crypto';

/** A new opaque id: 24 hexadecimal digits, the first eight the second it was made in, so that neighbours lie together in indexes. */
export function newId(): string {
  const seconds = Math.floor(Date.now() / 1000).toString(16).padStart(8, '0');
  return seconds + randomBytes(8).toString('hex');
}
