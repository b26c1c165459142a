import * as contract from '#contract/withdrawals';
import { api, mutation, query, quietly } from '../../api/api';
import { listTag } from '../../api/tags';
import { decisionTags } from '../artwork.api';

const changed = (reply: { withdrawal: contract.Withdrawal } | undefined) => decisionTags(reply?.withdrawal.fileID);

const withdrawalsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listWithdrawals: query(build, contract.listWithdrawals, () => [listTag('submission'), listTag('artwork')]),
    settleWithdrawal: mutation(build, contract.settleWithdrawal, changed, quietly),
    retryWithdrawal: mutation(build, contract.retryWithdrawal, changed, quietly),
  }),
});

export const { useListWithdrawalsQuery, useSettleWithdrawalMutation, useRetryWithdrawalMutation } = withdrawalsApi;
