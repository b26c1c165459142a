import { createHash } from 'node:crypto';

const digest = (text: string): string => createHash('sha256').update(`marquee-demo ${text}`).digest('hex');

/** The same id at every start: 24 hexadecimal digits from what the record is and its name. */
export const demoId = (kind: string, name: string): string => digest(`${kind}:${name}`).slice(0, 24);

/** A key of the store for bytes of the demo. Known to whoever reads this code: the demo has no secrets. */
export const demoKey = (name: string): string => digest(`stored:${name}`).slice(0, 43);

const hour = 3_600_000;

/** A moment some hours before (or, with a negative number, after) another. */
export const hoursBefore = (now: Date, hours: number): Date => new Date(now.getTime() - hours * hour);
export const daysBefore = (now: Date, days: number): Date => hoursBefore(now, days * 24);
