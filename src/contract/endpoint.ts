import { z } from 'zod';
import type { ExtensionName } from './extensions';
import type { FailureCode } from './failure';

export type Method = 'GET' | 'POST';
export type Shape = z.ZodType;

/**
 * One call of the product API, defined once. The server's route, the console's RTK Query endpoint, the OpenAPI entry
 * and test cases are all derived from it.
 */
export interface Endpoint<
  P extends Shape = Shape,
  Q extends Shape = Shape,
  B extends Shape = Shape,
  R extends Shape = Shape,
> {
  /** Unique, verb-noun, camelCase: also the name of the RTK Query endpoint and the OpenAPI operationId. */
  readonly name: string;
  readonly method: Method;
  /** Exactly as the specification writes it, with `:id` for `{id}`. */
  readonly path: string;
  /** One line for the API page. */
  readonly summary: string;
  readonly params: P;
  readonly query: Q;
  readonly body: B;
  readonly reply: R;
  /** `public` calls need no token. */
  readonly access: 'public' | 'admin';
  /** Absent: a call of the specification's section 7. */
  readonly extension?: ExtensionName;
  /** Accepts `Idempotency-Key`; the handler must run inside `once`. */
  readonly idempotent?: true;
  /** Accepts `If-Match` with the record's version. */
  readonly conditional?: true;
  /** Failure codes in addition to those that every call may return. */
  readonly failures?: readonly FailureCode[];
  /** Largest body in bytes, if it is not 1 MiB. */
  readonly bodyLimit?: number;
  /** Its body may hold texts that PostgreSQL cannot store (with the character NUL): the call ignores the body, or checks it row by row. */
  readonly anyText?: true;
  /** Reads the browser's device token from the header `x-device-token`, and may return a new one as `deviceToken`. */
  readonly device?: true;
  /** Replies with 204 and no body; `reply` is null then. */
  readonly silent?: true;
  /** Replies with an endless stream of text, which `reply` describes. */
  readonly stream?: true;
}

export const noParams = z.strictObject({});
export const noQuery = z.strictObject({});
/** Calls "with an empty body" accept no body, `null` or `{}`. */
export const emptyBody = z.strictObject({}).nullish();

type WithDefault = 'method' | 'params' | 'query' | 'body' | 'access';
type Given<E extends Endpoint> = Omit<E, WithDefault> & Partial<Pick<E, WithDefault>>;

/** Defines one call. The method defaults to POST with a body, else GET; params, query and body to empty, access to `admin`. */
export function endpoint<
  R extends Shape,
  P extends Shape = typeof noParams,
  Q extends Shape = typeof noQuery,
  B extends Shape = typeof emptyBody,
>(given: Given<Endpoint<P, Q, B, R>>): Endpoint<P, Q, B, R> {
  return {
    method: given.body ? 'POST' : 'GET',
    // The defaults of the type parameters are exactly these three values, which TypeScript cannot see.
    params: noParams as Shape as P, // see above
    query: noQuery as Shape as Q, // see above
    body: emptyBody as Shape as B, // see above
    access: 'admin',
    ...given,
  };
}

/** The input of a call: only the parts that the call defines. */
export interface CallInput<E extends Endpoint> {
  params?: z.input<E['params']>;
  query?: z.input<E['query']>;
  body?: z.input<E['body']>;
}
export type ReplyOf<E extends Endpoint> = z.output<E['reply']>;

/** Empty or dots alone, an id would make the path of another call; a space is an id that no record has. */
const segment = (id: string): string => encodeURIComponent(/^\.{0,2}$/.test(id) ? ' ' : id);

/** `/api/file/modify/:id` with `{id}` filled in and the query appended; empty and undefined query values are left out. */
export function buildUrl(
  call: Pick<Endpoint, 'path'>,
  params: Readonly<Record<string, unknown>> = {},
  query: Readonly<Record<string, unknown>> = {},
): string {
  const path = call.path.replace(/:(\w+)/g, (_, key: string) => segment(String(params[key])));
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '')
      search.set(key, typeof value === 'string' ? value : JSON.stringify(value));
  }
  const text = search.toString();
  return text === '' ? path : `${path}?${text}`;
}
