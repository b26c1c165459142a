import * as contract from '#contract/withdrawals';
import { api, mutation, query, quietly } from '../../api/api';
import { listTag } from '../../api/tags';
import { decisionTags } from '../artwork.api';

const withdrawalsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listWithdrawals: query(build, contract.listWithdrawals, () => [listTag('submission'), listTag('artwork')]),
    settleWithdrawal: mutation(
      build,
      contract.settleWithdrawal,
      (reply) => decisionTags(reply?.withdrawal.fileID),
      quietly,
    ),
    retryWithdrawal: mutation(
      build,
      contract.retryWithdrawal,
      (reply) => decisionTags(reply?.withdrawal.fileID),
      quietly,
    ),
  }),
});

export const { useListWithdrawalsQuery, useSettleWithdrawalMutation, useRetryWithdrawalMutation } = withdrawalsApi;
