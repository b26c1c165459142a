import { createHmac } from 'node:crypto';
import { isSameSecret } from '../secrets/isSameSecret';
import { uploadLifeSeconds, type UploadTerms } from './storage';

/** HMAC-SHA256 over the terms of an upload address: method, key, type, length and expiry. */
function seal(secret: string, { key, type, length }: UploadTerms, expires: number): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify(['PUT', key, type, length ?? '', expires]))
    .digest('base64url');
}

/** The path to PUT to; `now` in milliseconds. */
export function signedPath(secret: string, terms: UploadTerms, now: number): string {
  const expires = Math.floor(now / 1000) + uploadLifeSeconds;
  const query = new URLSearchParams({
    type: terms.type,
    ...(terms.length === undefined ? {} : { length: String(terms.length) }),
    expires: String(expires),
    signature: seal(secret, terms, expires),
  });
  return `/files/upload/${terms.key}?${query.toString()}`;
}

/** The terms of an address that this server signed and that has not expired; undefined for any other. */
export function readSignedQuery(
  secret: string,
  key: string,
  query: Readonly<Record<string, string | undefined>>,
  now: number,
): UploadTerms | undefined {
  const { type, length, expires, signature } = query;
  if (
    type === undefined ||
    signature === undefined ||
    !/^\d{1,12}$/.test(expires ?? '') ||
    !/^\d{0,12}$/.test(length ?? '')
  )
    return undefined;
  const terms = { key, type, length: length === undefined ? undefined : Number(length) };
  const isGenuine = isSameSecret(signature, seal(secret, terms, Number(expires)));
  return isGenuine && Number(expires) * 1000 >= now ? terms : undefined;
}
