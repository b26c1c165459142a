import { Failure, failure } from '../http/failure';

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
    const text = await readCapped(response);
    return { status: response.status, json: asJson(text) };
  } catch (error) {
    throw explained(error);
  }
}

async function readCapped(response: Response): Promise<string> {
  if (response.body === null) return '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body) {
    const bytes = chunk as Uint8Array; // fetch's bodies are streams of bytes
    size += bytes.length;
    if (size > largest)
      throw failure('provider.failed', { message: 'The screen-inventory provider sent more than 5 MB at once.' });
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function explained(error: unknown): Failure {
  if (error instanceof Failure) return error;
  const isSlow = typeof error === 'object' && error !== null && 'name' in error && error.name === 'TimeoutError';
  return failure('provider.failed', {
    message: isSlow
      ? 'The screen-inventory provider did not answer within 10 seconds.'
      : 'The screen-inventory provider cannot be reached.',
  });
}
