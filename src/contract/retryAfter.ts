/** The seconds of a `retry-after`, which may be a date, have a fraction or a unit, or be there twice; at most an hour. */
export function parseRetryAfter(header: string | null): number | undefined {
  if (header === null) return undefined;
  const [, written] = /^"?(\d+(?:\.\d+)?) ?(?:s|sec|seconds?)?"?(?:[,;]|$)/i.exec(header) ?? [];
  const seconds = written === undefined ? (Date.parse(header) - Date.now()) / 1000 : Number(written);
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds, 3600) : undefined;
}

/** Milliseconds to wait before each retry of a failed page of a provider's list. */
export const retryWaits: readonly number[] = [500, 2000, 8000];
/** The longest time that a provider may ask for, in milliseconds; it is shorter than the lease of an inventory check. */
const longestWait = 60_000;

/**
 * Milliseconds until a page is read again after `attempt` retries, from a provider that asks for `retryAfter` seconds;
 * undefined: it is not read again.
 */
export function waitBeforeRetry(attempt: number, retryAfter = 0, waits = retryWaits): number | undefined {
  const wait = waits[attempt];
  const asked = retryAfter * 1000;
  return wait === undefined || asked > longestWait ? undefined : Math.max(wait, asked);
}
