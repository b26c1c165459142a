import { Secret, TOTP } from 'otpauth';

/** Seconds for which a code is valid; one step before and after are accepted too, because clocks differ. */
const period = 30;

const generator = (secret: string, label = '', issuer = ''): TOTP =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period });

/** A new secret of 160 bits, in base 32 as authenticator apps expect it. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** The `otpauth://` address behind the QR code. */
export const secretUri = (secret: string, account: string, productName: string): string =>
  generator(secret, account, productName).toString();

/** The time step of a code that is valid now; a code of a used step is invalid. */
export function findStep(secret: string, code: string, lastStep: number | null, now = Date.now()): number | undefined {
  const token = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return undefined;
  const delta = generator(secret).validate({ token, window: 1, timestamp: now });
  if (delta === null) return undefined;
  const step = Math.floor(now / 1000 / period) + delta;
  return lastStep !== null && step <= lastStep ? undefined : step;
}
