import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** A new key of the store: 24 random bytes, so that its address cannot be guessed. */
export const newKey = (): string => randomBytes(24).toString('base64url');

const keyShape = '[A-Za-z0-9_-]{16,64}';
const wholeKey = new RegExp(`^${keyShape}$`);
const inPath = new RegExp(`/(?:files|incoming)/(?:upload/)?(${keyShape})$`);
export const isKey = (text: string): boolean => wholeKey.test(text);

/**
 * The origin the caller reached this server under, so that addresses in answers work for clients of other origins too.
 * A forwarded scheme counts even from a proxy that is not trusted: the address goes back to nobody but the caller.
 */
export function originOf(request: FastifyRequest): string {
  const forwarded = String(request.headers['x-forwarded-proto'] ?? '')
    .split(',')[0]
    ?.trim();
  return `${forwarded === 'https' ? 'https' : request.protocol}://${request.host}`;
}

/** The stable address of stored bytes; needs no token. */
export const fileAddress = (origin: string, key: string): string => `${origin}/files/${key}`;

/** A small picture for tables; `w` requests another width (`previewWidths`). */
export const previewAddress = (origin: string, key: string): string => `${fileAddress(origin, key)}/preview?w=192`;

/** Widths a preview may have, in pixels: few, so that nobody can fill the store with sizes. */
export const previewWidths = [96, 192, 384, 960, 1600] as const;

/**
 * The key in an address of ours: the file's own, or that of its upload with or without the signature, absolute or not.
 * undefined in any other. That it was signed here is shown by the upload lying under it, not by the address.
 */
export function keyIn(address: string): string | undefined {
  if (!URL.canParse(address, 'http://any')) return undefined;
  return inPath.exec(new URL(address, 'http://any').pathname)?.[1];
}
