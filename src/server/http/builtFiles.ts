import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isKnown, listed } from './listHeader';

/** One text or picture in memory, uncompressed and compressed. */
export interface Forms {
  type: string;
  /** Of the uncompressed form. */
  etag: string;
  plain: Buffer;
  packed: readonly (readonly [encoding: 'br' | 'gzip', bytes: Buffer])[];
}

/** Content types of all file types that a build writes; browsers would download any other. */
const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
};

export const makeForms = (plain: Buffer, name: string, packed: Forms['packed']): Forms => ({
  type: types[extname(name)] ?? 'application/octet-stream',
  etag: `"${createHash('sha256').update(plain).digest('hex').slice(0, 20)}"`,
  plain,
  packed,
});

/** Reads a built file and its compressed forms from the files beside it. */
export function readForms(file: string): Forms {
  const beside = (
    [
      ['br', `${file}.br`],
      ['gzip', `${file}.gz`],
    ] as const
  ).filter(([, path]) => existsSync(path));
  return makeForms(
    readFileSync(file),
    file,
    beside.map(([encoding, path]) => [encoding, readFileSync(path)] as const),
  );
}

/** Sends the smallest form that the client accepts, or 304 if the client has the file already. */
export function sendForms(
  forms: Forms,
  cacheControl: string,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  void reply.headers({
    'cache-control': cacheControl,
    vary: [reply.getHeader('vary') ?? [], 'accept-encoding'].flat().join(', '),
    etag: forms.etag,
    'content-type': forms.type,
  });
  if (isKnown(request, forms.etag)) return reply.code(304).send();
  const accepted = listed(request.headers['accept-encoding'])
    .filter((part) => !/;q=0(?:\.0*)?$/.test(part))
    .map((part) => part.split(';')[0]);
  const form = forms.packed.find(([encoding]) => accepted.includes(encoding));
  return form === undefined ? reply.send(forms.plain) : reply.header('content-encoding', form[0]).send(form[1]);
}
