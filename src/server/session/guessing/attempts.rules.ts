/** How failed attempts slow down further ones. */
export interface Patience {
  /** Failures that cost nothing. */
  free: number;
  /** The wait after those, in milliseconds; each further failure doubles it. */
  first: number;
  longest: number;
}

/** How long a failure counts: milliseconds. */
export const attemptMemoryMs = 3_600_000;

/** Failures so far, and when the last one was: milliseconds since 1970. */
export interface Failures {
  count: number;
  last: number;
}

/** Milliseconds to wait from now on. Waits grow and end by themselves, so that nobody is locked out for good. */
export function waitAfter({ count, last }: Failures, { free, first, longest }: Patience, now: number): number {
  if (count < free) return 0;
  const wait = Math.min(longest, first * 2 ** (count - free));
  return Math.max(0, last + wait - now);
}
