import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts the few secrets that must be readable again. */
export interface Secrets {
  /** Whether there is a key; without one, callers do not store optional secrets. */
  canSeal(): boolean;
  /** The text in its stored form, bound to this owner. Without a key it is not encrypted. */
  seal(text: string, owner: string): string;
  /** The text; undefined if its key is not configured, or the stored text belongs to another owner. */
  open(stored: string, owner: string): string | undefined;
  /** Whether it was encrypted with the newest key. */
  isCurrent(stored: string): boolean;
}

interface Key {
  id: string;
  bytes: Buffer;
}

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** `keys`: texts of 32 characters or more; the first encrypts, all of them decrypt. Read at the first use. */
export function createSecrets(keys: () => readonly string[]): Secrets {
  let derived: Key[] | undefined;
  const all = (): Key[] => (derived ??= keys().map(derive));
  return {
    canSeal: () => all().length > 0,
    seal: (text, owner) => {
      const [key] = all();
      return key === undefined ? text : sealed(key, text, owner);
    },
    open: (stored, owner) => {
      const part = /^sealed:([0-9a-f]{8}):([\w-]+)$/.exec(stored);
      if (!part) return stored;
      const key = all().find(({ id }) => id === part[1]);
      return key && opened(key, Buffer.from(part[2] ?? '', 'base64url'), owner);
    },
    isCurrent: (stored) => {
      const [key] = all();
      return key === undefined || stored.startsWith(`sealed:${key.id}:`);
    },
  };
}

function derive(text: string): Key {
  const bytes = Buffer.from(hkdfSync('sha256', text, '', 'marquee stored secrets', 32));
  return { id: createHash('sha256').update(bytes).digest('hex').slice(0, 8), bytes };
}

function sealed({ id, bytes }: Key, text: string, owner: string): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, bytes, iv).setAAD(Buffer.from(owner));
  const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return `sealed:${id}:${Buffer.concat([iv, cipher.getAuthTag(), hidden]).toString('base64url')}`;
}

function opened({ bytes }: Key, stored: Buffer, owner: string): string | undefined {
  try {
    const decipher = createDecipheriv(algorithm, bytes, stored.subarray(0, ivBytes), { authTagLength: tagBytes })
      .setAAD(Buffer.from(owner))
      .setAuthTag(stored.subarray(ivBytes, ivBytes + tagBytes));
    return Buffer.concat([decipher.update(stored.subarray(ivBytes + tagBytes)), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}
