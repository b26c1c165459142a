import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { failure, fieldFailure, required } from '../http/failure';
import { isKnown } from '../http/listHeader';
import { inertDocument } from '../http/security';
import type { Services } from '../start/services';
import { isKey, previewWidths } from './addresses';
import { parseRange } from './byteRange';
import type { StoredObject } from './storage';
import { findStored, type KnownFile } from './storage.service';
import { createPreviews } from './previews';
import { takeUploads } from './uploads.routes';

const open = { schema: { hide: true }, config: { access: 'public' as const } };
/** Bytes under a key never change. */
const forEver = 'public, max-age=31536000, immutable';
interface Keyed {
  Params: { key: string };
  Querystring: { w?: string };
}

/**
 * Stored artwork: the bytes under their real type, small previews, and the PUT of uploads if this server is the store.
 */
export function serveStoredFiles(app: FastifyInstance, services: Services): void {
  const { database, storage } = services;
  const previews = createPreviews(storage);
  takeUploads(app, storage);

  app.get<Keyed>('/files/:key', open, async (request, reply) => {
    const known = await requireFile(request.params.key);
    const address = await storage.readAddress(request.params.key);
    if (address !== undefined) return reply.header('cache-control', 'private, max-age=60').redirect(address, 302);
    const stored = required(await storage.get(request.params.key), 'request.not_found');
    const etag = `"${known.sha256.slice(0, 32)}"`;
    setInertHeaders(reply, known.type).headers({
      'cache-control': forEver,
      etag,
      'accept-ranges': 'bytes',
      'content-disposition': contentDisposition(known.fileName),
    });
    if (isKnown(request, etag)) return reply.code(304).send();
    return sendRange(request, reply, stored, etag);
  });

  app.get<Keyed>('/files/:key/preview', open, async (request, reply) => {
    const known = await requireFile(request.params.key);
    const { body, type, lasting } = await previews.make(request.params.key, known, chooseWidth(request.query.w));
    const etag = `"${known.sha256.slice(0, 24)}-${String(body.length)}"`;
    setInertHeaders(reply, type).headers({ 'cache-control': lasting ? forEver : 'public, max-age=300', etag });
    return isKnown(request, etag) ? reply.code(304).send() : reply.send(body);
  });

  async function requireFile(key: string): Promise<KnownFile> {
    const known = isKey(key) ? await findStored(database.db, key) : undefined;
    if (!known) throw failure('request.not_found', { message: 'This file does not exist or was deleted.' });
    return known;
  }
}

/** Headers that make stored bytes harmless when opened as a document: no scripts, no forms, no MIME sniffing. */
const setInertHeaders = (reply: FastifyReply, type: string): FastifyReply =>
  reply.headers({
    'content-type': type,
    'x-content-type-options': 'nosniff',
    'content-security-policy': inertDocument,
  });

async function sendRange(
  request: FastifyRequest,
  reply: FastifyReply,
  { bytes, read }: StoredObject,
  etag: string,
): Promise<FastifyReply> {
  const conditional = request.headers['if-range'];
  const range =
    conditional !== undefined && conditional !== etag ? undefined : parseRange(request.headers.range, bytes);
  if (range === 'unsatisfiable')
    return reply
      .code(416)
      .header('content-range', `bytes */${String(bytes)}`)
      .send();
  if (range === undefined) return reply.header('content-length', bytes).send(await read());
  return reply
    .code(206)
    .headers({
      'content-range': `bytes ${String(range.start)}-${String(range.end)}/${String(bytes)}`,
      'content-length': range.end - range.start + 1,
    })
    .send(await read(range));
}

/** The smallest allowed width that is large enough. */
function chooseWidth(asked: string | undefined): number {
  if (asked === undefined) return 192;
  if (!/^\d{1,5}$/.test(asked) || Number(asked) < 1)
    throw fieldFailure('request.invalid', 'w', `One of ${previewWidths.join(', ')}`);
  return previewWidths.find((width) => width >= Number(asked)) ?? previewWidths[previewWidths.length - 1] ?? 192;
}

/** Shown inline, and saved under its own name: RFC 6266 with the name in UTF-8 and, for old clients, in ASCII. */
function contentDisposition(fileName: string): string {
  const ascii = fileName.replace(/[^\w.-]/g, '_');
  const utf8 = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `inline; filename="${ascii}"; filename*=UTF-8''${utf8}`;
}
