import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { ResponseSerializationError, validatorCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { FailureCode } from '#contract/failure';
import type { Services } from '../start/services';
import { anonymous } from './actor';
import { handleFailures, sendFailure } from './failures';
import { failure } from './failure';
import { parseJsonBodies } from './jsonBodies';
import { givenId, readTraceId, withoutRequestLines } from './requestLog';
import { valueMessage } from './valueMessages';

/** How long a client may take, in milliseconds. */
export const timeLimit = {
  /** For the headers of a request. */
  headers: 12_000,
  /** For a JSON body. */
  body: 20_000,
  /** For a whole request: an upload of 50 MB over a slow line takes minutes. */
  request: 300_000,
  /** How often these limits are checked. */
  check: 2_000,
};

/** The HTTP server without routes: limits, request ids, validation by the contract and the error handler. */
export function createHttp({ config, log }: Pick<Services, 'config' | 'log'>, times = timeLimit): FastifyInstance {
  const app: FastifyInstance = Fastify({
    loggerInstance: log,
    trustProxy: typeof config.trustProxy === 'number' ? firstHops(config.trustProxy) : config.trustProxy,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
    bodyLimit: 1024 * 1024,
    requestTimeout: times.request,
    keepAliveTimeout: 72_000,
    // Clients that are connected already are still served; each response then closes its connection (draining.ts).
    return503OnClosing: false,
    http: { headersTimeout: times.headers, connectionsCheckingInterval: times.check },
    genReqId: ({ headers }) => (config.trustProxy === false ? undefined : givenId(headers)) ?? randomUUID(),
    childLoggerFactory: (logger, bindings, options, { headers }) =>
      logger.child({ ...bindings, ...readTraceId(headers) }, options),
    requestIdHeader: false,
    logController: withoutRequestLines,
    frameworkErrors: refuseAddress,
    clientErrorHandler: refuseMalformed,
  });
  z.config({ customError: valueMessage });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(
    ({ schema, method, url }) =>
      (data) =>
        writeReply(schema, data, { method, url }),
  );
  handleFailures(app);
  parseJsonBodies(app);
  app.decorateRequest('actor');
  app.addHook('onRequest', (request, reply, done) => {
    request.actor = anonymous(request);
    void reply.header('x-request-id', request.id);
    done(
      isHost(request.host) ? undefined : failure('request.invalid', { message: 'The Host header is not a host name.' }),
    );
  });
  closeSlowBodies(app, times.body);
  return app;
}

/**
 * Whether a Host header is valid, because responses contain addresses built from it (storage/addresses.ts). HTTP/1.0
 * may leave it out.
 */
const isHost = (host: string): boolean =>
  host === '' || (/^[^\s/?#@\\]+$/.test(host) && URL.canParse(`http://${host}`));

/**
 * Serialises a reply as JSON with the contract's schema; unknown fields are dropped. The type provider's own serialiser
 * uses zod's `encode`, which runs transforms in reverse (no reply has any) and has no compiled form: it took a third of
 * a list's time.
 */
function writeReply(schema: unknown, data: unknown, { method, url }: { method: string; url: string }): string {
  const isObject = typeof data === 'object' && data !== null;
  const known = isObject ? written.get(data) : undefined;
  if (known !== undefined) return known;
  const checked = z.safeParse(schema as z.ZodType, data); // `routeSchema` gives zod schemas alone
  if (!checked.success) throw new ResponseSerializationError(method, url, { cause: checked.error });
  const json = JSON.stringify(checked.data);
  if (isObject) written.set(data, json);
  return json;
}

/** A reply that several callers share (`sharedReads`) is serialised once. */
const written = new WeakMap<object, string>();

/** Trusts the given number of proxies in front of this server; Fastify's types allow only the function form. */
const firstHops =
  (count: number) =>
  (_address: string, hop: number): boolean =>
    hop < count;

/** An address that cannot be decoded, or has a part far longer than any id, gets a 404. */
function refuseAddress(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  request.actor = anonymous(request);
  request.log.debug({ code: error.code }, 'address refused');
  sendFailure(
    reply.headers({ 'x-request-id': request.id, 'x-content-type-options': 'nosniff' }),
    failure('request.not_found', { message: 'There is nothing at this address.' }),
  );
}

const gibberish: Readonly<Partial<Record<string, { status: number; code: FailureCode; message: string }>>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'request.invalid', message: 'The request took too long to arrive.' },
  HPE_HEADER_OVERFLOW: { status: 431, code: 'request.too_large', message: 'The headers are too large.' },
};

/** Replies with one line to data that is not HTTP, or too slow to become a request, and closes the connection. */
function refuseMalformed(error: NodeJS.ErrnoException, socket: Socket): void {
  if (!socket.writable) return;
  const { status, code, message } = gibberish[error.code ?? ''] ?? {
    status: 400,
    code: 'request.invalid',
    message: 'This is not HTTP.',
  };
  const reason = STATUS_CODES[status] ?? 'Error';
  const body = JSON.stringify({ statusCode: status, error: reason, message, code });
  socket.end(
    `HTTP/1.1 ${String(status)} ${reason}\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${String(Buffer.byteLength(body))}\r\nconnection: close\r\n\r\n${body}`,
  );
}

/**
 * Closes the connection of a JSON body that arrives too slowly; uploads are streams and have the time of a whole
 * request.
 */
function closeSlowBodies(app: FastifyInstance, bodyTimeout: number): void {
  app.addHook('preParsing', (request, reply, payload, done) => {
    if (request.headers['content-type']?.toLowerCase().includes('json') && hasBody(request)) {
      const timer = setTimeout(() => request.raw.destroy(), bodyTimeout);
      const stop = (): void => {
        clearTimeout(timer);
      };
      payload.once('end', stop);
      reply.raw.once('close', stop);
    }
    done(null, payload);
  });
}

/** RFC 9112, section 6.3. A call without a body may still have a Content-Type, and its response may take longer. */
const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
