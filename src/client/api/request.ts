import { urlOf, type CallInput, type Endpoint, type ReplyOf } from '#contract/endpoint';
import type { FailureCode } from '#contract/failure';
import { callsBlocked, whenCallsMayLeave } from './calls';
import { apiBase } from './runtime';
import { saidInFailure } from './saidInFailure';
import { readToken } from './token';

/** What went wrong with a call. Plain data, so that it may stand in the store and in a machine's context. */
export interface Failure {
  /** 0: no answer came at all. */
  status: number;
  code: FailureCode | 'network' | 'unknown';
  message: string;
  fields?: { path: string; message: string }[];
  current?: unknown;
  changedBy?: string;
  changedAt?: string;
  /** Seconds. */
  retryAfter?: number;
  requestId?: string;
}

export interface CallHeaders {
  /** Version of the record that is being changed. */
  ifMatch?: number | undefined;
  idempotencyKey?: string | undefined;
}

export type Outcome<R> =
  | { reply: R; requestId: string | undefined }
  /** `blocked`: nobody need be told. Nothing was sent, since a recorded session is on the screen, or whoever asked has given it up. */
  | { failure: Failure; blocked?: true };

/**
 * Sends one contract call. Never throws but for an abort: a lost network is a Failure with status 0. While a recorded session is
 * shown, reads wait for its end and writes are refused.
 */
export function request<E extends Endpoint>(
  call: E,
  input: CallInput<E>,
  headers: CallHeaders = {},
  signal?: AbortSignal,
): Promise<Outcome<ReplyOf<E>>> {
  const body = input.body === undefined ? undefined : JSON.stringify(input.body);
  // The server's answers are checked against the contract by its own tests.
  return send(
    call,
    { address: urlOf(call, plain(input.params), plain(input.query)), body, headers, signal },
    (response) => response.json().catch(() => null) as Promise<ReplyOf<E>>,
  );
}

/** The same for a long list that a worker writes and reads: body and reply are the bytes of JSON, which the page passes on. For calls without params. */
export const requestBytes = (
  call: Endpoint,
  body: Uint8Array<ArrayBuffer>,
  headers: CallHeaders = {},
): Promise<Outcome<ArrayBuffer>> =>
  send(call, { address: urlOf(call, {}, {}), body, headers }, (response) => response.arrayBuffer());

interface Sent {
  address: string;
  body: string | Uint8Array<ArrayBuffer> | undefined;
  headers: CallHeaders;
  signal?: AbortSignal | undefined;
}

async function send<R>(call: Endpoint, sent: Sent, read: (response: Response) => Promise<R>): Promise<Outcome<R>> {
  if (callsBlocked()) {
    if (call.method !== 'GET')
      return { failure: { status: 0, code: 'network', message: 'Replaying: nothing is sent.' }, blocked: true };
    await whenCallsMayLeave();
  }
  const { address, body, headers, signal } = sent;
  const token = readToken();
  try {
    const response = await fetch(apiBase() + address, {
      method: call.method,
      headers: {
        'content-type': 'application/json',
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...(headers.ifMatch === undefined ? {} : { 'if-match': `"${String(headers.ifMatch)}"` }),
        ...(headers.idempotencyKey === undefined ? {} : { 'idempotency-key': headers.idempotencyKey }),
      },
      ...(call.method === 'GET' || body === undefined ? {} : { body }),
      ...(signal ? { signal } : {}),
    });
    const requestId = response.headers.get('x-request-id') ?? undefined;
    if (response.ok) return { reply: await read(response), requestId };
    const said: unknown = await response.json().catch(() => null);
    // Refused with a token that is no longer the one: somebody signed in while the call was away, so it is asked once more.
    if (response.status === 401 && token !== null && readToken() !== null && readToken() !== token)
      return await send(call, sent, read);
    return { failure: failureOf(response, said, requestId) };
  } catch (error) {
    if (signal?.aborted) throw error;
    return { failure: { status: 0, code: 'network', message: 'The server cannot be reached.' } };
  }
}

function failureOf(response: Response, body: unknown, requestId: string | undefined): Failure {
  const said = saidInFailure(body);
  const retryAfter = said.retryAfter ?? (Number(response.headers.get('retry-after')) || undefined);
  return {
    status: response.status,
    code: said.code ?? 'unknown',
    message:
      said.message ??
      (response.statusText === '' ? `The server answered ${String(response.status)}.` : response.statusText),
    ...(said.fields ? { fields: said.fields } : {}),
    ...('current' in said ? { current: said.current } : {}),
    ...(said.changedBy === undefined ? {} : { changedBy: said.changedBy }),
    ...(said.changedAt === undefined ? {} : { changedAt: said.changedAt }),
    ...(retryAfter === undefined ? {} : { retryAfter }),
    ...(requestId === undefined ? {} : { requestId }),
  };
}

/** Contract params and queries are objects of plain values; the type parameter hides that. */
export const plain = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
