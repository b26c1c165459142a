import { buildUrl, type CallInput, type Endpoint, type ReplyOf } from '#contract/endpoint';
import { streamEvents } from '#contract/events';
import type { FailureCode } from '#contract/failure';
import { keepDeviceToken, readDeviceToken } from './deviceToken';
import { apiBase } from './runtime';
import { readFailureBody } from './failureBody';
import { readToken } from './token';

/** Why a call failed. Plain data, because the store and the machines keep it. */
export interface Failure {
  /** 0: there was no reply. */
  status: number;
  /** `file.gone`: the browser can no longer read the chosen file. */
  code: FailureCode | 'network' | 'file.gone' | 'unknown';
  message: string;
  fields?: { path: string; message: string }[];
  current?: unknown;
  changedBy?: string | undefined;
  changedAt?: string | undefined;
  /** Seconds. */
  retryAfter?: number;
  requestId?: string;
  /** What was sent was changed afterwards, so it is not sent again unasked. */
  edited?: true;
}

export interface CallHeaders {
  /** The version of the record that the change was made to. */
  ifMatch?: number | undefined;
  idempotencyKey?: string | undefined;
}

/** The arguments of a hook or of `initiate`: the parts of the call, and headers for calls with a version or an idempotency key. */
export type Args<E extends Endpoint> = CallInput<E> & { headers?: CallHeaders };

export type Outcome<R> =
  | { reply: R; requestId: string | undefined }
  /** `blocked`: shows no notice, because the caller aborted the call. */
  | { failure: Failure; blocked?: true };

/** Sends one contract call. It throws only when aborted: a lost network is a `Failure` with status 0. */
export function request<E extends Endpoint>(
  call: E,
  input: CallInput<E>,
  headers: CallHeaders = {},
  signal?: AbortSignal,
): Promise<Outcome<ReplyOf<E>>> {
  const body = input.body === undefined ? undefined : JSON.stringify(input.body);
  // Not checked here: the server's tests check its replies against the contract.
  return send(
    call,
    { address: buildUrl(call, plain(input.params), plain(input.query)), body, headers, signal },
    async (response) => replyIn(await response.text()) as ReplyOf<E>,
  );
}

/** Another API may answer with nothing, or a word. @throws SyntaxError for JSON that was cut off, or a page */
function replyIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (/^\s*[<{[]/.test(text)) throw error;
    return null;
  }
}

/** The same for a call whose JSON a worker writes and reads: body and reply are bytes. For calls without params. */
export const requestBytes = (
  call: Endpoint,
  body: Uint8Array<ArrayBuffer>,
  headers: CallHeaders = {},
): Promise<Outcome<ArrayBuffer>> =>
  send(call, { address: buildUrl(call, {}, {}), body, headers }, (response) => response.arrayBuffer());

/**
 * Opens the server's stream of events after the given event. The caller reads the body (api/events/eventStream.ts).
 * @throws if aborted, or the server cannot be reached
 */
export function openStream(lastEventId: string | undefined, signal: AbortSignal): Promise<Response> {
  const token = readToken();
  return fetch(apiBase() + buildUrl(streamEvents), {
    headers: {
      accept: 'text/event-stream',
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }),
    },
    cache: 'no-store',
    signal,
  });
}

interface Sent {
  address: string;
  body: string | Uint8Array<ArrayBuffer> | undefined;
  headers: CallHeaders;
  signal?: AbortSignal | undefined;
}

async function send<R>(call: Endpoint, sent: Sent, read: (response: Response) => Promise<R>): Promise<Outcome<R>> {
  const { address, body, headers, signal } = sent;
  const token = readToken();
  const device = call.device ? readDeviceToken() : null;
  try {
    const response = await fetch(apiBase() + address, {
      method: call.method,
      headers: {
        'content-type': 'application/json',
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...(device === null ? {} : { 'x-device-token': device }),
        ...(headers.ifMatch === undefined ? {} : { 'if-match': `"${String(headers.ifMatch)}"` }),
        ...(headers.idempotencyKey === undefined ? {} : { 'idempotency-key': headers.idempotencyKey }),
      },
      ...(call.method === 'GET' || body === undefined ? {} : { body }),
      ...(signal ? { signal } : {}),
    });
    const requestId = response.headers.get('x-request-id') ?? undefined;
    if (response.ok) {
      const reply = await read(response);
      if (call.device) keepDeviceToken(reply);
      return { reply, requestId };
    }
    const failed: unknown = await response.json().catch(() => null);
    // The user signed in again while the call was under way: it is repeated with the new token.
    if (response.status === 401 && token !== null && readToken() !== null && readToken() !== token)
      return await send(call, sent, read);
    return { failure: failureFrom(response, failed, requestId) };
  } catch (error) {
    if (signal?.aborted) throw error;
    // With a page, as networks that ask for a sign-in and proxies answer, the call is as lost as without an answer.
    const message =
      error instanceof SyntaxError
        ? 'The answer cannot be read: it was cut off, or came from a proxy or a sign-in page of the network.'
        : 'The server cannot be reached.';
    return { failure: { status: 0, code: 'network', message } };
  }
}

function failureFrom(response: Response, body: unknown, requestId: string | undefined): Failure {
  const { fields: all = [], retryAfter: wait, ...given } = readFailureBody(body);
  // An empty path stands for the whole request, which the message is about.
  const fields = all.filter(({ path }) => path !== '');
  const retryAfter = wait ?? (Number(response.headers.get('retry-after')) || undefined);
  return {
    status: response.status,
    code: 'unknown',
    message: response.statusText || `The server answered ${String(response.status)}.`,
    ...given,
    ...(fields.length > 0 ? { fields } : {}),
    ...(retryAfter === undefined ? {} : { retryAfter }),
    ...(requestId === undefined ? {} : { requestId }),
  };
}

/** Params and queries of the contract are objects of plain values, which the type parameter hides. */
export const plain = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
