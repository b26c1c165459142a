import { createHash } from 'node:crypto';

const digest = (text: string): string => createHash('sha256').update(`marquee-demo ${text}`).digest('hex');

/** The same id at every start: 24 hexadecimal digits of a hash over the kind of record and its name. */
export const demoId = (kind: string, name: string): string => digest(`${kind}:${name}`).slice(0, 24);

/** A storage key for a file of the demo. Anybody can compute it: the demo has no secrets. */
export const demoKey = (name: string): string => digest(`stored:${name}`).slice(0, 43);

const hour = 3_600_000;

/** The given number of hours before a date (after it, if negative). */
export const hoursBefore = (now: Date, hours: number): Date => new Date(now.getTime() - hours * hour);
export const daysBefore = (now: Date, days: number): Date => hoursBefore(now, days * 24);

/** Dollars with at most 2 decimals, in millionths. */
export const dollars = (amount: number): number => Math.round(amount * 100) * 10_000;
