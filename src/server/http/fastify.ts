import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { ResponseSerializationError, validatorCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { FailureCode } from '#contract/failure';
import type { Services } from '../services';
import { anonymous } from './actor';
import { handleFailures, sendFailure } from './failures';
import { failure } from './failure';
import { parseJsonBodies } from './jsonBodies';
import { givenId, traceOf, withoutRequestLines } from './requestLog';

/** How long a client may take, in milliseconds. */
export const patience = {
  /** For the headers of a request. */
  headers: 12_000,
  /** For a JSON body. */
  body: 20_000,
  /** For the whole of a request: 50 MB over a slow line take their time. */
  request: 300_000,
  /** How often it is looked at. */
  check: 2_000,
};

/** The bare HTTP server: limits, request ids, validation by the contract and one way to fail. */
export function createHttp({ config, log }: Pick<Services, 'config' | 'log'>, times = patience): FastifyInstance {
  const app: FastifyInstance = Fastify({
    loggerInstance: log,
    trustProxy: typeof config.trustProxy === 'number' ? firstHops(config.trustProxy) : config.trustProxy,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
    bodyLimit: 1024 * 1024,
    requestTimeout: times.request,
    keepAliveTimeout: 72_000,
    // Who is connected already is served to the end; each answer then closes its connection (draining.ts).
    return503OnClosing: false,
    http: { headersTimeout: times.headers, connectionsCheckingInterval: times.check },
    genReqId: ({ headers }) => (config.trustProxy === false ? undefined : givenId(headers)) ?? randomUUID(),
    childLoggerFactory: (logger, bindings, options, { headers }) =>
      logger.child({ ...bindings, ...traceOf(headers) }, options),
    requestIdHeader: false,
    logController: withoutRequestLines,
    frameworkErrors: refuseAddress,
    clientErrorHandler: refuseGibberish,
  });
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
    done(isHost(request.host) ? undefined : failure('request.invalid', { message: 'The Host header names no host.' }));
  });
  letSlowBodiesGo(app, times.body);
  return app;
}

/** Answers hold addresses made from the host (storage/addresses.ts). HTTP/1.0 may leave it out. */
const isHost = (host: string): boolean =>
  host === '' || (/^[^\s/?#@\\]+$/.test(host) && URL.canParse(`http://${host}`));

/**
 * What the contract knows of an answer, as JSON; a field that it does not know never leaves. The provider's own compiler
 * encodes, the way back through transforms that no reply has, for which zod has no compiled form: a third of a list's time.
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

/** An answer that several callers share (`sharedReads`) is written once. */
const written = new WeakMap<object, string>();

/** Trusts the given number of proxies in front of this server; Fastify's types know only the function. */
const firstHops =
  (count: number) =>
  (_address: string, hop: number): boolean =>
    hop < count;

/** An address that cannot be decoded, or with a part far longer than any id, is nobody's. */
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

/** What is no HTTP, or too slow to become a request, gets one line and the connection ends. */
function refuseGibberish(error: NodeJS.ErrnoException, socket: Socket): void {
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

/** A JSON body that dribbles in holds a connection for no longer than this; uploads are read as streams and have the whole request's time. */
function letSlowBodiesGo(app: FastifyInstance, bodyTimeout: number): void {
  app.addHook('preParsing', (request, reply, payload, done) => {
    if (request.headers['content-type']?.includes('json') && hasBody(request)) {
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

/** RFC 9112, section 6.3. A call without a body may carry the type of one all the same, and its answer may take its time. */
const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
