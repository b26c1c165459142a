/** From this attempt on the submission is shown as failed; it is still retried, with growing waits. */
const failedFromAttempt = 5;
/** The last automatic attempt, about an hour after the first. */
const maxAttempts = 16;
const firstWait = 2;
const maxWait = 300;

export interface NextAttempt {
  state: 'queued' | 'failed';
  /** Seconds until the next attempt; null: no automatic attempt. */
  wait: number | null;
}

/**
 * The state and wait after a failed attempt: 2, 4, 8... seconds, at most five minutes, and not sooner than the platform
 * allows; after a permanent failure there is no further attempt. `chance` from 0 to 1 spreads the retries of those that
 * failed together.
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
