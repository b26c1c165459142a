import { decodeForeign, parseForeign } from '#contract/foreignJson';
import { readableAnswer } from '#contract/readableAnswer';
import { parseRetryAfter } from '#contract/retryAfter';
import type { Failure } from '../http/failure';
import { readUpTo, TooMuch } from '../http/readUpTo';
import { providerFailure } from './providerFailure';

/** Milliseconds for a whole answer, and its largest size in bytes. */
const timeLimit = 10_000;
const largest = 5 * 1024 * 1024;

export interface ProviderAnswer {
  status: number;
  /** Whether the status is a success: 200, and others from 200 to 299. */
  ok: boolean;
  headers: Headers;
  /** Undefined if the body is not JSON. */
  json: unknown;
  /** Its words, for people. */
  detail: string;
  /** How many seconds the provider wants to be left alone. */
  retryAfter: number | undefined;
}

/**
 * One request to the provider. The provider is not trusted: redirects are not followed, and the time and size of its
 * response are limited. @throws Failure `provider.failed`
 */
export async function readProvider(
  url: string,
  init: { method?: string; headers: Record<string, string>; body?: string },
): Promise<ProviderAnswer> {
  let fault = 'cannot be reached';
  try {
    const response = await fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(timeLimit) });
    const { status, ok, headers } = response;
    fault = 'broke off its answer';
    const text = decodeForeign(await readUpTo(response.body, largest), headers.get('content-type'));
    return {
      status,
      ok,
      headers,
      json: asJson(text),
      detail: readableAnswer(text),
      retryAfter: parseRetryAfter(headers.get('retry-after')),
    };
  } catch (error) {
    throw toFailure(error, fault);
  }
}

function asJson(text: string): unknown {
  try {
    return parseForeign(text);
  } catch {
    return undefined;
  }
}

/** The provider's own words at the end of a sentence. */
export const withWords = (words: string): string => (words === '' ? '.' : `: ${words}`);

/** The failure of an answer other than what was asked for, with the provider's own words. */
export function unexpectedAnswer({ status, ok, json, detail, retryAfter }: ProviderAnswer, instead: string): Failure {
  const isBroken = ok && json === undefined && detail !== '';
  const what =
    status >= 300 && status < 400
      ? `with a redirect (${String(status)}), which is not followed; check INVENTORY_URL`
      : ok
        ? `with ${instead}`
        : `with status ${String(status)}`;
  return providerFailure(`answered ${what}${withWords(detail)}${isBroken ? ' (not JSON)' : ''}`, retryAfter);
}

function toFailure(error: unknown, fault: string): Failure {
  if (error instanceof TooMuch) return providerFailure('sent more than 5 MB at once.');
  const isSlow = typeof error === 'object' && error !== null && 'name' in error && error.name === 'TimeoutError';
  return providerFailure(`${isSlow ? 'did not answer within 10 seconds' : fault}.`);
}
