import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** A new key of the store: 24 random bytes, so that its address cannot be guessed. */
export const newKey = (): string => randomBytes(24).toString('base64url');

const keyShape = '[A-Za-z0-9_-]{16,64}';
const wholeKey = new RegExp(`^${keyShape}$`);
const inPath = new RegExp(`/(?:files|incoming)/(?:upload/)?(${keyShape})$`);
export const isKey = (text: string): boolean => wholeKey.test(text);

/**
 * The origin under which the caller reached this server, so that addresses in replies also work for clients of other
 * origins. A forwarded scheme counts even from an untrusted proxy, because the address is returned only to the caller.
 */
export function callerOrigin(request: FastifyRequest): string {
  const forwarded = String(request.headers['x-forwarded-proto'] ?? '')
    .split(',')[0]
    ?.trim();
  return `${forwarded === 'https' ? 'https' : request.protocol}://${request.host}`;
}

/** The permanent address of stored bytes; it needs no token. */
export const fileAddress = (origin: string, key: string): string => `${origin}/files/${key}`;

/** A small picture for tables; `w` requests another width (`previewWidths`). */
export const previewAddress = (origin: string, key: string): string => `${fileAddress(origin, key)}/preview?w=192`;

/** The allowed widths of previews in pixels: only a few, so that callers cannot fill the store with sizes. */
export const previewWidths = [96, 192, 384, 960, 1600] as const;

/**
 * The key in an address of this server: of a stored file, or of an upload with or without its signature, absolute or
 * not; undefined for any other address. The signature is not checked here: an upload under the key proves that it was
 * signed.
 */
export function keyIn(address: string): string | undefined {
  if (!URL.canParse(address, 'http://any')) return undefined;
  return inPath.exec(new URL(address, 'http://any').pathname)?.[1];
}
