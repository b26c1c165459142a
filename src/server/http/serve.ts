import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { z } from 'zod';
import { noQuery, type Endpoint } from '#contract/endpoint';
import { beforeSecondFactor } from '#contract/permissions';
import type { Database, Queryable } from '../db/connect';
import type { Actor } from './actor';
import { authorize, requirePermission, findNeed, type Access } from '../access/authorize';
import { callerOrigin } from '../storage/addresses';
import { failure, fieldFailure } from './failure';
import { runIdempotently } from './idempotency';
import { routeSchema } from './openapi/routeSchema';
import { refuseUnstorable } from './texts';

/** What a handler gets: the parsed parts of the call, the caller, and helpers for conditional and idempotent writes. */
export interface Call<E extends Endpoint> extends Access {
  readonly params: z.output<E['params']>;
  readonly query: z.output<E['query']>;
  readonly body: z.output<E['body']>;
  /** The signed-in administrator; anonymous for a public call. */
  readonly actor: Actor;
  /** The version in `If-Match`; undefined without the header. The service refuses a stale one with `record.stale`. */
  readonly ifMatch: number | undefined;
  /** Runs a creating call in one transaction, and only once for each `Idempotency-Key`. */
  once<T>(work: (tx: Queryable) => Promise<T>): Promise<T>;
  /** Where the caller reached this server, for the addresses in the reply. */
  readonly origin: string;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/**
 * Checks a call that changes somebody's power, and refuses it without a proof of identity. Returns what to do when the
 * call has succeeded; undefined for all other calls.
 */
export type PowerGuard = (call: Endpoint, request: FastifyRequest) => Promise<(() => Promise<void>) | undefined>;

export interface Route {
  readonly call: Endpoint;
  readonly options: (database: Database, guard: PowerGuard) => RouteOptions;
}

/**
 * A contract call and its handler, as a Fastify route. The handler returns the input of the contract's reply schema.
 */
export const serve = <E extends Endpoint>(call: E, handler: (call: Call<E>) => Promise<z.input<E['reply']>>): Route =>
  makeRoute(call, handler);

/** A contract call that replies with a stream. */
export const serveStream = <E extends Endpoint & { stream?: true }>(
  call: E,
  handler: (call: Call<E>) => Promise<Readable>,
): Route => makeRoute(call, handler);

function makeRoute<E extends Endpoint>(call: E, handler: (call: Call<E>) => Promise<unknown>): Route {
  const need = findNeed(call);
  return {
    call,
    options: (database, guard) => ({
      method: call.method,
      url: call.path,
      // Before the body is read: a caller without the permission learns nothing from validation messages.
      ...(need && {
        onRequest: async (request) => {
          if (request.actor.mustSetUpFactor && !beforeSecondFactor.has(call.name)) throw failure('totp.setup_required');
          requirePermission(need, request.actor);
          return Promise.resolve();
        },
      }),
      ...(call.bodyLimit === undefined ? {} : { bodyLimit: call.bodyLimit }),
      schema: routeSchema(call),
      config: { access: call.access },
      handler: async (request, reply) => {
        refuseUnstorable(request, call);
        const access = need ? await authorize(database, need, request.actor, request) : noAccess;
        const notify = await guard(call, request);
        const answer = await handler({ ...makeCall<E>(call, database, request, reply), ...access });
        await notify?.();
        const version = versionIn(answer);
        if (version !== undefined) void reply.header('etag', `"${String(version)}"`);
        return reply.send(answer);
      },
    }),
  };
}

/** The access of public calls: anonymous callers see no organisation's records. */
const noAccess: Access = { scope: [], visible: [] };

export function addRoutes(app: FastifyInstance, database: Database, guard: PowerGuard, routes: readonly Route[]): void {
  for (const route of routes) app.route(route.options(database, guard));
}

function makeCall<E extends Endpoint>(
  call: E,
  database: Database,
  request: FastifyRequest,
  reply: FastifyReply,
): Omit<Call<E>, keyof Access> {
  return {
    // Fastify has validated these three with the very schemas that the types are taken from.
    params: request.params as z.output<E['params']>, // validated
    query: request.query as z.output<E['query']>, // validated
    body: request.body as z.output<E['body']>, // validated
    actor: request.actor,
    ifMatch: readIfMatch(request.headers['if-match']),
    once: (work) =>
      runIdempotently(
        database,
        {
          userId: request.actor.userId ?? '',
          key: call.idempotent ? readIdempotencyKey(request.headers['idempotency-key']) : undefined,
          route: call.path,
          params: call.query === noQuery ? request.params : [request.params, request.query],
          body: request.body,
          text: request.jsonText,
        },
        work,
      ),
    origin: callerOrigin(request),
    request,
    reply,
  };
}

function readIdempotencyKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (typeof header !== 'string' || !/^[\x21-\x7e]{1,255}$/.test(header)) {
    throw fieldFailure('request.invalid', 'Idempotency-Key', 'Must be 1 to 255 visible characters');
  }
  return header;
}

/** The version of the record in a reply, which is its `ETag`; undefined for lists, messages and streams. */
function versionIn(answer: unknown): number | undefined {
  if (typeof answer !== 'object' || answer === null || answer instanceof Readable) return undefined;
  const parts: unknown[] = Object.values(answer);
  const record = parts.find(
    (part): part is { version: number } =>
      typeof part === 'object' && part !== null && 'version' in part && typeof part.version === 'number',
  );
  return record?.version;
}

function readIfMatch(header: string | undefined): number | undefined {
  if (header === undefined || header === '*') return undefined;
  // Servers in front that compress an answer mark its ETag: as weak, or with the name of the encoding (`"12-gzip"`).
  const match = /^(?:W\/)?"?(\d{1,9})(?:-(?:gzip|br|zstd))?"?$/.exec(header);
  if (!match) throw fieldFailure('request.invalid', 'If-Match', "Must be the record's ETag");
  return Number(match[1]);
}

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor;
  }
  interface FastifyContextConfig {
    access?: 'public' | 'admin';
    /** A probe: served to all callers under any host name, without limits. */
    probe?: true;
  }
}
