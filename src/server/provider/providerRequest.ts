import { failure, type Failure } from '../http/failure';
import { readUpTo, TooMuch } from '../http/readUpTo';

/** Milliseconds for a whole answer, and its largest size in bytes. */
const timeLimit = 10_000;
const largest = 5 * 1024 * 1024;

export interface ProviderAnswer {
  status: number;
  /** Undefined if the body is not JSON. */
  json: unknown;
}

/**
 * One request to the provider. The provider is not trusted: redirects are not followed, and the time and size of its
 * response are limited. @throws Failure `provider.failed`
 */
export async function readProvider(
  url: string,
  init: { method?: string; headers: Record<string, string>; body?: string },
): Promise<ProviderAnswer> {
  try {
    const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeLimit) });
    const bytes = await readUpTo(response.body, largest);
    return { status: response.status, json: asJson(bytes.toString('utf8')) };
  } catch (error) {
    throw explained(error);
  }
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function explained(error: unknown): Failure {
  if (error instanceof TooMuch)
    return failure('provider.failed', { message: 'The screen-inventory provider sent more than 5 MB at once.' });
  const isSlow = typeof error === 'object' && error !== null && 'name' in error && error.name === 'TimeoutError';
  return failure('provider.failed', {
    message: isSlow
      ? 'The screen-inventory provider did not answer within 10 seconds.'
      : 'The screen-inventory provider cannot be reached.',
  });
}
