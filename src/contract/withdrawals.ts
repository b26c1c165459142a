import { z } from 'zod';
import { endpoint } from './endpoint';
import { id, idParams, instant, pageQuery, search } from './page';

/**
 * `queued`: waits to be requested; `asking`: being requested; `accepted`: the platform agreed but has not stopped the
 * artwork yet; `withdrawn`: stopped; `live`: the platform has no such call, refused or does not reply; `settled`: an
 * administrator ticked it off; `cancelled`: the decision was undone.
 */
export const withdrawalStates = ['queued', 'asking', 'accepted', 'withdrawn', 'live', 'settled', 'cancelled'] as const;
export const withdrawalState = z.enum(withdrawalStates);
export type WithdrawalState = z.output<typeof withdrawalState>;

export const withdrawal = z
  .object({
    _id: id,
    fileID: id,
    fileName: z.string(),
    fileDeleted: z.boolean().describe('The artwork was deleted, not disapproved'),
    previewURL: z.string().nullable(),
    reason: z.string().nullable().describe('Why the artwork was disapproved'),
    orgID: id.nullable(),
    orgName: z.string().nullable(),
    state: withdrawalState,
    platform: z.string().describe('Its name, for people'),
    remoteID: z.string().nullable(),
    attempts: z.number().int(),
    lastError: z.string().nullable().describe('Why it is still live, or what went wrong last'),
    nextAttemptAt: instant.nullable(),
    canAsk: z.boolean().describe('The platform can be asked (again)'),
    askedBy: z.string(),
    settledBy: z.string().nullable(),
    dateCreated: instant,
    lastEdited: instant,
  })
  .meta({ id: 'Withdrawal' });
export type Withdrawal = z.output<typeof withdrawal>;

export const listWithdrawals = endpoint({
  name: 'listWithdrawals',
  path: '/api/ssp/withdrawals',
  extension: 'ssp-withdrawals',
  summary: 'Artwork that the platform has and must stop: disapproved or deleted after it was submitted',
  query: z.strictObject({
    ...pageQuery(['lastEdited', 'dateCreated'], { pageSize: 10, sortID: 'lastEdited', sortDesc: true }),
    fileID: id.optional(),
    state: withdrawalState.optional().describe('`live` is the list "Still live"'),
    search,
  }),
  reply: z.object({ withdrawals: z.array(withdrawal), totalWithdrawals: z.number().int() }),
});
export const settleWithdrawal = endpoint({
  name: 'settleWithdrawal',
  method: 'POST',
  path: '/api/ssp/withdrawals/:id/settle',
  extension: 'ssp-withdrawals',
  summary: 'Tick off an artwork that is still live, because somebody has stopped it at the platform',
  params: idParams,
  reply: z.object({ withdrawal, message: z.string() }),
  failures: ['withdrawal.not_found', 'withdrawal.not_live'],
});
export const retryWithdrawal = endpoint({
  name: 'retryWithdrawal',
  method: 'POST',
  path: '/api/ssp/withdrawals/:id/retry',
  extension: 'ssp-withdrawals',
  summary: 'Ask the platform again to stop an artwork that is still live',
  params: idParams,
  reply: z.object({ withdrawal, message: z.string() }),
  failures: ['withdrawal.not_found', 'withdrawal.not_live'],
});
