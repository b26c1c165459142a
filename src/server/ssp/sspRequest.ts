import { decodeForeign, parseForeign } from '#contract/foreignJson';
import { readableAnswer } from '#contract/readableAnswer';
import { parseRetryAfter } from '#contract/retryAfter';
import { readUpTo, TooMuch } from '../http/readUpTo';
import { SspError } from './ssp';

/** Milliseconds to wait for a reply, and the largest reply that is read. */
const timeoutMs = 10_000;
const maxReplyBytes = 5 * 1024 * 1024;

export interface SspRequest {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH';
  /** Below the configured base; every part already encoded. */
  path: string;
  query?: Readonly<Record<string, string>>;
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
  /** Statuses that are no failure: the request then returns undefined. */
  accept?: readonly number[];
  /** Whether an accepted status counts with a web page too, which a proxy may have written. By default it does. */
  acceptsPages?: boolean;
  onHeaders?: (headers: Headers) => void;
}

/**
 * One request to the configured platform; redirects are not followed. Returns the parsed JSON; undefined for a 204, null
 * for another answer without a body.
 * @throws SspError, to be retried for network faults, 408, 409, 423, 425, 429, 5xx, and what the platform says it already has
 */
export async function requestPlatform(
  base: string,
  token: string,
  { method, path, query = {}, body, headers = {}, accept = [], acceptsPages = true, onHeaders }: SspRequest,
): Promise<unknown> {
  const search = new URLSearchParams(query).toString();
  const url = `${base.replace(/\/+$/, '')}${path}${search === '' ? '' : `?${search}`}`;
  const response = await fetch(url, {
    method,
    redirect: 'manual',
    headers: {
      authorization: `Bearer ${token}`,
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error: unknown) => {
    throw new SspError(networkFault(error), true);
  });
  onHeaders?.(response.headers);
  const isAccepted = accept.includes(response.status) && (acceptsPages || !isPage(response));
  if (isAccepted || response.status === 204) {
    await response.body?.cancel();
    return undefined;
  }
  if (response.status >= 300 && response.status < 400) {
    await response.body?.cancel();
    throw new SspError(
      `The platform answered with a redirect (${String(response.status)}), which is not followed; check SSP_URL.`,
      false,
    );
  }
  const text = await readAnswer(response);
  if (!response.ok) throw refusal(response, text);
  try {
    return text === '' ? null : parseForeign(text);
  } catch {
    throw unexpected('The platform’s answer is not JSON', text);
  }
}

const isPage = ({ headers }: Response): boolean => headers.get('content-type')?.startsWith('text/html') === true;

async function readAnswer({ body, headers }: Response): Promise<string> {
  try {
    return decodeForeign(await readUpTo(body, maxReplyBytes), headers.get('content-type'));
  } catch (error) {
    if (error instanceof TooMuch) throw new SspError('The platform’s answer is larger than 5 MB.', false);
    throw new SspError(networkFault(error, 'broke off its answer'), true);
  }
}

function refusal({ status, statusText, headers }: Response, text: string): SspError {
  const detail = readableAnswer(text);
  // What the platform may have already is looked up at the next attempt.
  const mayExist = status === 409 || /already exist/i.test(detail);
  const retry = mayExist || [408, 423, 425, 429].includes(status) || status >= 500;
  return new SspError(
    `The platform answered ${String(status)} ${statusText}`.trim() +
      (status === 401 ? '; check SSP_TOKEN' : '') +
      (detail === '' ? '.' : `: ${detail}`),
    retry,
    parseRetryAfter(headers.get('retry-after')),
  );
}

/** The error for an answer that is not what the protocol says, with the platform's own words. */
export function unexpected(what: string, answer: unknown): SspError {
  const detail = readableAnswer(typeof answer === 'string' ? answer : answer == null ? '' : JSON.stringify(answer));
  return new SspError(`${what}: ${detail === '' ? 'it is empty.' : detail}`, true);
}

/** The error for a list that is not read to its end. */
export const endless = (pages: number): SspError =>
  new SspError(`The platform’s list does not end after ${String(pages)} pages.`, true);

/** What fetch threw, as a readable text; the reason lies in the cause of its TypeError. */
function networkFault(error: unknown, fault = 'cannot be reached'): string {
  if (read(error, 'name') === 'TimeoutError')
    return `The platform did not answer within ${String(timeoutMs / 1000)} seconds.`;
  const code = read(read(error, 'cause'), 'code') ?? read(error, 'code');
  return `The platform ${fault}${typeof code === 'string' ? ` (${code})` : ''}.`;
}

const read = (from: unknown, name: string): unknown =>
  typeof from === 'object' && from !== null ? Reflect.get(from, name) : undefined;
