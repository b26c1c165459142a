import type { FastifyInstance } from 'fastify';
import { failure } from '../http/failure';
import type { Storage } from './storage';

interface Upload {
  Params: { key: string };
  Querystring: Record<string, string | undefined>;
}

/**
 * `PUT /files/upload/{key}?…` as signed by `signs3`, if this server is the store. The bytes are streamed and not held
 * in memory.
 */
export function takeUploads(app: FastifyInstance, storage: Storage): void {
  const { receive } = storage;
  if (!receive) return;
  void app.register((scope, _, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, parsed) => {
      parsed(null);
    });
    scope.route<Upload>({
      method: ['PUT', 'POST', 'PATCH', 'DELETE', 'GET'],
      url: '/files/upload/:key',
      schema: { hide: true },
      config: { access: 'public' },
      handler: async (request, reply) => {
        const { params, query, headers, raw } = request;
        try {
          if (request.method !== 'PUT') throw failure('upload.signature_invalid');
          const length = headers['content-length'] === undefined ? undefined : Number(headers['content-length']);
          await receive({ key: params.key, query, type: headers['content-type'], length, body: raw });
        } catch (error) {
          // The rest of the body is not read: the response closes the connection.
          if (!raw.readableEnded) void reply.header('connection', 'close');
          throw error;
        }
        return reply.code(200).header('cache-control', 'no-store').send({ message: 'Stored.' });
      },
    });
    done();
  });
}
