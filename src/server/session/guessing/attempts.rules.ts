/** How failed attempts slow down further ones. */
export interface WaitLimits {
  /** Failures without a wait. */
  free: number;
  /** The wait after those, in milliseconds; each further failure doubles it. */
  first: number;
  longest: number;
}

/** How long a failure counts: milliseconds. */
export const attemptMemoryMs = 3_600_000;

/** The number of failures, and the time of the last one in milliseconds since 1970. */
export interface Failures {
  count: number;
  last: number;
}

/** Milliseconds to wait from now. Waits grow, but failures expire, so that nobody is locked out permanently. */
export function waitAfter({ count, last }: Failures, { free, first, longest }: WaitLimits, now: number): number {
  if (count < free) return 0;
  const wait = Math.min(longest, first * 2 ** (count - free));
  return Math.max(0, last + wait - now);
}
