import type { z } from 'zod';
import * as contract from '#contract/withdrawals';
import { serve, type Route } from '../http/serve';
import type { Services } from '../start/services';
import { listWithdrawals, retryWithdrawal, settleWithdrawal, type WithdrawalRow } from '../ssp/withdrawals.service';
import { previewAddress } from '../storage/addresses';

/** Artwork that the platform must stop, and the list 'Still live'. */
export function withdrawalsRoutes(services: Services): Route[] {
  const { database, ssp } = services;
  const asWithdrawal = (row: WithdrawalRow, origin: string): z.input<typeof contract.withdrawal> => {
    const { deletedAt, storageKey, driver, nextAttemptAt, dateCreated, lastEdited, ...rest } = row;
    return {
      ...rest,
      fileDeleted: deletedAt !== null,
      previewURL: previewAddress(origin, storageKey),
      platform: ssp.platform,
      canAsk: ssp.withdrawals !== null && driver === ssp.name,
      nextAttemptAt: nextAttemptAt?.toISOString() ?? null,
      dateCreated: dateCreated.toISOString(),
      lastEdited: lastEdited.toISOString(),
    };
  };
  return [
    serve(contract.listWithdrawals, async ({ query, visible, origin }) => {
      const { rows, total } = await listWithdrawals(database.db, { ...query, visible }, query);
      return { withdrawals: rows.map((row) => asWithdrawal(row, origin)), totalWithdrawals: total };
    }),
    serve(contract.settleWithdrawal, async ({ params, actor, origin }) => ({
      withdrawal: asWithdrawal(await settleWithdrawal(services, params.id, actor), origin),
      message: 'Ticked off. It is no longer on the list.',
    })),
    serve(contract.retryWithdrawal, async ({ params, actor, origin }) => ({
      withdrawal: asWithdrawal(await retryWithdrawal(services, params.id, actor), origin),
      message: 'The platform is asked again to stop it.',
    })),
  ];
}
