import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { decodeForeign, parseForeign } from '#contract/foreignJson';
import { getInventoryToken } from '#contract/provider';
import { readableAnswer } from '#contract/readableAnswer';
import { parseRetryAfter, waitBeforeRetry } from '#contract/retryAfter';
import { callFailed } from '../../api/callFailed';
import { request, type Failure } from '../../api/request';
import type { ThunkServices } from '../../api/sendCall';
import { readToken } from '../../api/token';
import { providerWait } from './providerWait';

/** Milliseconds that one page may take. */
const pageTimeout = 15_000;

type Api = Pick<Parameters<BaseQueryFn>[1], 'signal' | 'dispatch' | 'extra'>;

/** A failure of the provider, with a sentence for the administrator. */
export const providerFailure = (message: string, status = 0): Failure => ({ status, code: 'provider.failed', message });

/** RTK Query aborts a request without subscribers; this failure is never shown. */
const aborted = providerFailure('The request was cancelled.');

/**
 * GETs one address of the inventory provider with the bearer token from our server. A refused token is renewed once.
 * The token must not be in the store, so it is kept here, for the session that requested it.
 */
export const providerBaseQuery: BaseQueryFn<string, ProviderAnswer, Failure> = async (address, api) => {
  await (api.extra as ThunkServices).newest(); // RTK Query passes the store's extraArgument on untyped
  try {
    return await send(address, api);
  } catch (error) {
    if (api.signal.aborted) return { error: aborted };
    throw error;
  }
};

export interface ProviderAnswer {
  /** undefined if it is not JSON. */
  body: unknown;
  text: string;
  headers: Headers;
}
type Answer = { data: ProviderAnswer } | { error: Failure };
interface Refusal {
  refused: number;
  /** The provider's own. */
  words: string;
}

/** `refused`: the token that the provider has refused before; our server is told its end, as addresses are logged. */
async function send(address: string, api: Api, refused?: string): Promise<Answer> {
  const { token, failure } = await getToken(api, refused);
  if (failure) return { error: failure };
  const answer = await getInTime(address, token, api.signal);
  if (!('refused' in answer)) return answer;
  tokens.delete(token);
  if (refused === undefined) return send(address, api, token);
  return { error: withWords('The provider does not accept our token', answer.refused, answer.words) };
}

/** The session of each token, by token; at most one entry. */
const tokens = new Map<string, string | null>();

async function getToken(api: Api, refused = ''): Promise<{ token: string; failure?: Failure }> {
  const { signal, dispatch } = api;
  const session = readToken();
  for (const [token, owner] of tokens) if (owner === session) return { token };
  const outcome = await request(getInventoryToken, { query: { refused: refused.slice(-20) } }, {}, signal);
  if ('reply' in outcome) {
    const { token } = outcome.reply;
    tokens.clear();
    tokens.set(token, session);
    return { token };
  }
  // The panel shows the failure itself; 401 and 403 are handled as for every call.
  if (!outcome.blocked)
    dispatch(
      callFailed({ failure: outcome.failure, call: getInventoryToken.name, isRead: true, ownFailureText: true }),
    );
  return { token: '', failure: outcome.failure };
}

/** Waits and asks again as the inventory watch does, but only where the provider asks for time: somebody waits here. */
async function getInTime(address: string, token: string, signal: AbortSignal): Promise<Answer | Refusal> {
  for (let attempt = 0; ; attempt += 1) {
    const answer = await get(address, token, signal);
    if (!('error' in answer)) return answer;
    const { status, retryAfter } = answer.error;
    const delay = status === 429 || retryAfter !== undefined ? waitBeforeRetry(attempt, retryAfter) : undefined;
    if (delay === undefined) return answer;
    await providerWait.run(delay, signal);
  }
}

/** The time limit covers the body too: a provider may never finish a response. */
async function get(address: string, token: string, signal: AbortSignal): Promise<Answer | Refusal> {
  // Ends with the caller's signal or when its time is up; Safari has `AbortSignal.any` only from version 17.4.
  const limit = new AbortController();
  const abort = (): void => limit.abort();
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort);
  const timer = setTimeout(abort, pageTimeout);
  let fault = 'cannot be reached';
  try {
    const response = await fetch(address, {
      headers: { accept: 'application/json', authorization: `Bearer ${token}` },
      signal: limit.signal,
      redirect: 'manual',
      credentials: 'omit',
    });
    fault = 'broke off its answer';
    const text = decodeForeign(new Uint8Array(await response.arrayBuffer()), response.headers.get('content-type'));
    // Some answer 403 to a token that has expired.
    if (response.status === 401 || response.status === 403)
      return { refused: response.status, words: readableAnswer(text) };
    if (response.type === 'opaqueredirect')
      return { error: providerFailure('The provider answered with a redirect, which is not followed.') };
    if (!response.ok) return { error: answeredWith(response, readableAnswer(text)) };
    return { data: { body: asJson(text), text, headers: response.headers } };
  } catch (error) {
    if (signal.aborted) throw error;
    if (limit.signal.aborted) fault = `did not answer within ${String(pageTimeout / 1000)} seconds`;
    return { error: providerFailure(`The provider ${fault}.`) };
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}

function answeredWith({ status, headers }: Response, words: string): Failure {
  const retryAfter = parseRetryAfter(headers.get('retry-after'));
  const failure = withWords(`The provider answered ${String(status)}`, status, words);
  return retryAfter === undefined ? failure : { ...failure, retryAfter };
}

const withWords = (what: string, status: number, words: string): Failure =>
  providerFailure(`${what}${words === '' ? '.' : `: ${words}`}`, status);

function asJson(text: string): unknown {
  try {
    return parseForeign(text);
  } catch {
    return undefined;
  }
}
