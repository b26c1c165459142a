import { createHash, randomBytes } from 'node:crypto';
import { hashRaw } from '@node-rs/argon2';
import { Secret } from 'otpauth';
import { passwordCost } from '../password';

const count = 10;

/** Ten recovery codes of 50 bits for a lost device; each works once. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: count }, () => {
    const text = new Secret({ buffer: new Uint8Array(randomBytes(7)).buffer }).base32.slice(0, 10).toLowerCase();
    return `${text.slice(0, 5)}-${text.slice(5)}`;
  });
}

/** What is stored of a set of codes: Argon2id of each, with one salt for the set, so that one hash compares a code with all. */
export function hashRecoveryCodes(codes: readonly string[]): Promise<string[]> {
  const salt = randomBytes(16).toString('base64url');
  return Promise.all(codes.map((code) => saltedHash(digest(code), salt)));
}

/** The stored hash of a code as typed; undefined if the code is not one of them. */
export async function findRecoveryCode(stored: readonly string[], typed: string): Promise<string | undefined> {
  const code = plain(typed);
  if (!/^[a-z2-7]{10}$/.test(code)) return undefined;
  const salts = new Set(stored.flatMap((hash) => hash.split(':', 2)[1] ?? []));
  for (const salt of salts) {
    const hash = await saltedHash(digest(code), salt);
    if (stored.includes(hash)) return hash;
  }
  return undefined;
}

const plain = (typed: string): string => typed.toLowerCase().replace(/[\s-]/g, '');
const digest = (code: string): string => createHash('sha256').update(plain(code)).digest('hex');

const saltedHash = async (digest: string, salt: string): Promise<string> =>
  `argon2id:${salt}:${(await hashRaw(digest, { ...passwordCost, salt: Buffer.from(salt, 'base64url') })).toString('base64url')}`;
