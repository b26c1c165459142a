import { randomFillSync } from 'node:crypto';

/** A buffer of random bytes: one system call for a thousand ids. */
const drawn = Buffer.alloc(8 * 1024);
let used = drawn.length;

/**
 * A new opaque id: 24 hexadecimal digits, the first eight are the creation time in seconds, so that new ids are
 * neighbours in indexes.
 */
export function newId(): string {
  if (used === drawn.length) {
    randomFillSync(drawn);
    used = 0;
  }
  const seconds = Math.floor(Date.now() / 1000)
    .toString(16)
    .padStart(8, '0');
  return seconds + drawn.toString('hex', used, (used += 8));
}
