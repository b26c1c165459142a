/** From this attempt on the submission shows as failed; it is still retried, less and less often. */
const failedFromAttempt = 5;
/** About an hour after the first; then only a person tries again. */
const maxAttempts = 16;
const firstWait = 2;
const maxWait = 300;

export interface NextAttempt {
  state: 'queued' | 'failed';
  /** Seconds until the next attempt; null: none by itself. */
  wait: number | null;
}

/**
 * What follows an attempt that failed: 2, 4, 8... seconds, never over five minutes, and never sooner than the platform
 * asked; a permanent failure ends it at once. `chance` from 0 to 1 spreads the retries of those that failed together.
 */
export function afterFailure({
  attempts,
  retry,
  retryAfter,
  chance,
}: {
  attempts: number;
  retry: boolean;
  retryAfter: number | undefined;
  chance: number;
}): NextAttempt {
  if (!retry || attempts >= maxAttempts) return { state: 'failed', wait: null };
  const wait = Math.min(firstWait * 2 ** (attempts - 1), maxWait) * (0.9 + 0.2 * chance);
  return { state: attempts >= failedFromAttempt ? 'failed' : 'queued', wait: Math.max(wait, retryAfter ?? 0) };
}
