import type { FastifyRequest } from 'fastify';

/** The items of a list header, without spaces. */
export const listed = (header = ''): string[] => header.replaceAll(/\s/g, '').split(',');

/** Whether the client has the file with this tag already. A proxy that compresses responses itself marks tags as weak. */
export function isKnown({ headers }: FastifyRequest, etag: string): boolean {
  const known = listed(headers['if-none-match']).map((tag) => tag.replace(/^W\//, ''));
  return known.includes(etag) || known.includes('*');
}
