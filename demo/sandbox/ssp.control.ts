import { z } from 'zod';
import type { Database } from '../../src/server/db/connect';
import { findControl, saveControl } from './ssp.queries';

/**
 * How the sandbox handles the next ads: `fail` answers 500, `refuse` 400, `throttle` 429 with Retry-After; `deny`
 * accepts, then denies them; `stall` accepts them and never answers; `lose` accepts them and cuts the connection. The
 * last two simulate a lost response.
 */
export const controlBody = z.strictObject({
  mode: z.enum(['normal', 'fail', 'refuse', 'throttle', 'deny', 'stall', 'lose']).default('normal'),
  /** The number of requests; if absent, until the next change. */
  count: z.number().int().min(1).max(100_000).optional(),
  /** The duration of a review. */
  reviewSeconds: z.number().min(0).max(3600).default(4),
  /** How to handle a request to stop an ad: at once, after `withdrawSeconds`, or with a 403. */
  withdrawals: z.enum(['honour', 'delay', 'refuse']).default('honour'),
  withdrawSeconds: z.number().min(0).max(3600).default(8),
});
export type Control = z.output<typeof controlBody>;

/** The mode for the next request; counts it if the mode is limited to a number of requests. */
export async function nextControl({ db }: Pick<Database, 'db'>): Promise<Control> {
  const control = controlBody.catch(controlBody.parse({})).parse((await findControl(db)) ?? {});
  if (control.mode === 'normal' || control.count === undefined) return control;
  const { count, ...rest } = control;
  await saveControl(db, count > 1 ? { ...rest, count: count - 1 } : { ...rest, mode: 'normal' });
  return control;
}
