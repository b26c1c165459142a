import { z } from 'zod';
import type { Database } from '../../src/server/db/connect';
import { findControl, saveControl } from './ssp.queries';

/**
 * How the sandbox treats the next ads it is sent: `fail` answers 500, `refuse` 400, `throttle` 429 with Retry-After, `deny`
 * takes them and denies them; `stall` takes them and never answers, `lose` takes them and cuts the connection, both as if the
 * answer was lost on its way.
 */
export const controlBody = z.strictObject({
  mode: z.enum(['normal', 'fail', 'refuse', 'throttle', 'deny', 'stall', 'lose']).default('normal'),
  /** How many requests; absent: until told otherwise. */
  count: z.number().int().min(1).max(100_000).optional(),
  /** How long a review takes. */
  reviewSeconds: z.number().min(0).max(3600).default(4),
  /** What becomes of a request to stop an ad: done at once, done after `withdrawSeconds`, or refused with 403. */
  withdrawals: z.enum(['honour', 'delay', 'refuse']).default('honour'),
  withdrawSeconds: z.number().min(0).max(3600).default(8),
});
export type Control = z.output<typeof controlBody>;

export async function readControl({ db }: Pick<Database, 'db'>): Promise<Control> {
  return controlBody.catch(controlBody.parse({})).parse((await findControl(db)) ?? {});
}

/** The mode for one more request; counts it where the mode is for so many only. */
export async function nextControl({ db }: Pick<Database, 'db'>): Promise<Control> {
  const control = await readControl({ db });
  if (control.mode === 'normal' || control.count === undefined) return control;
  const { count, ...rest } = control;
  await saveControl(db, count > 1 ? { ...rest, count: count - 1 } : { ...rest, mode: 'normal' });
  return control;
}
