import * as contract from '#contract/withdrawals';
import { api, mutation, query } from '../../api/api';
import { listTag } from '../../api/tags';
import { decisionTags } from '../artwork.api';

export const withdrawalsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listWithdrawals: query(build, contract.listWithdrawals, () => [listTag('submission'), listTag('artwork')]),
    settleWithdrawal: mutation(build, contract.settleWithdrawal, (reply) => decisionTags(reply?.withdrawal.fileID), {
      ownFailureText: true,
    }),
    retryWithdrawal: mutation(build, contract.retryWithdrawal, (reply) => decisionTags(reply?.withdrawal.fileID), {
      ownFailureText: true,
    }),
  }),
});

export const { useListWithdrawalsQuery, useSettleWithdrawalMutation, useRetryWithdrawalMutation } = withdrawalsApi;
