import type { FastifyRequest } from 'fastify';

/** Keys of this store: 32 random bytes, so that an address cannot be guessed; `board-` and the like never occur. */
const keyShape = '[A-Za-z0-9_-]{16,64}';
const inPath = new RegExp(`/files/(?:upload/)?(${keyShape})$`);
export const isKey = (text: string): boolean => new RegExp(`^${keyShape}$`).test(text);

/**
 * The origin the caller reached this server under, so that addresses in answers work for clients of other origins too.
 * A forwarded scheme counts even from a proxy that is not trusted: the address goes back to nobody but the caller.
 */
export function originOf(request: FastifyRequest): string {
  const forwarded = String(request.headers['x-forwarded-proto'] ?? '').split(',')[0]?.trim();
  return `${forwarded === 'https' ? 'https' : request.protocol}://${request.host}`;
}

/** The stable address of stored bytes; needs no token. */
export const fileAddress = (origin: string, key: string): string => `${origin}/files/${key}`;

/** A small picture for tables; another width may be asked for with `w` (`previewWidths`). */
export const previewAddress = (origin: string, key: string): string => `${fileAddress(origin, key)}/preview?w=192`;

/** Widths a preview may have, in pixels: few, so that nobody can fill the store with sizes. */
export const previewWidths = [96, 192, 384, 960, 1600] as const;

/** The key in an address of ours, absolute or not, with or without the upload's signature; undefined in any other. */
export function keyIn(address: string): string | undefined {
  if (!URL.canParse(address, 'http://any')) return undefined;
  return inPath.exec(new URL(address, 'http://any').pathname)?.[1];
}
