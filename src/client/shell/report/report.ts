import { z } from 'zod';
import { toSerialisable } from '../../machines/serialisable';
import type { RecordedAction } from '../../machines/recorder';
import { createAnonymiser, withoutAddresses } from './inert';

const action = z.looseObject({ type: z.string() });

/** A bug report for developers: the initial state and the actions since then, without secrets. */
export const bugReport = z.object({
  format: z.literal('marquee-bug-report'),
  version: z.literal(1),
  at: z.string().describe('ISO 8601'),
  product: z.string(),
  browser: z.string(),
  window: z.object({ width: z.number(), height: z.number() }),
  start: z.record(z.string(), z.unknown()).describe('The state that the first action met'),
  actions: z.array(z.object({ at: z.number(), action })),
  state: z.record(z.string(), z.unknown()).describe('The state at the end'),
});
export type BugReport = z.output<typeof bugReport>;

const record = z.record(z.string(), z.unknown());

/** Creates the report of the last actions, without secrets, e-mails, network addresses and file addresses. */
export function makeReport(recorded: readonly RecordedAction[], state: unknown, product: string): BugReport {
  const anonymous = createAnonymiser();
  return {
    format: 'marquee-bug-report',
    version: 1,
    at: new Date().toISOString(),
    product,
    browser: navigator.userAgent,
    window: { width: window.innerWidth, height: window.innerHeight },
    start: record.parse(anonymous(toSerialisable(recorded[0]?.before ?? state))),
    actions: recorded.map((entry) => ({ at: entry.at, action: action.parse(anonymous(toSerialisable(entry.action))) })),
    state: record.parse(anonymous(toSerialisable(state))),
  };
}

/**
 * Parses a chosen file; undefined if it is not a report. The file is untrusted, so file addresses are removed and
 * nothing is loaded.
 */
export function readReport(text: string): BugReport | undefined {
  try {
    const parsed = bugReport.safeParse(withoutAddresses(JSON.parse(text)));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}
