import * as ruleContract from '#contract/inventoryRules';
import * as contract from '#contract/inventoryWatch';
import { api, mutation, query } from '../api/api';
import { listTag, pageTags, type Tag } from '../api/tags';

/** The tags to invalidate after accepting or undoing: boards, the campaigns that book them, and the differences. */
const acted = (): readonly Tag[] => [listTag('inventory'), listTag('board'), listTag('campaign'), listTag('audit')];
const checked = (): readonly Tag[] => [listTag('inventory'), listTag('audit')];

export const inventoryWatchApi = api.injectEndpoints({
  endpoints: (build) => ({
    listDifferences: query(build, contract.listDifferences, (reply) => pageTags('inventory', reply?.differences)),
    listDifferenceIds: query(build, contract.listDifferenceIds, () => [listTag('inventory')]),
    countDifferenceTouches: query(build, contract.countDifferenceTouches, () => [], {
      keepUnusedDataFor: 0,
      ownFailureText: true,
    }),
    getInventorySummary: query(build, contract.getInventorySummary, () => [listTag('inventory')]),
    startInventoryCheck: mutation(build, contract.startInventoryCheck, checked),
    cancelInventoryCheck: mutation(build, contract.cancelInventoryCheck, checked),
    acceptDifferences: mutation(build, contract.acceptDifferences, acted),
    ignoreDifferences: mutation(build, contract.ignoreDifferences, acted),
    listInventoryRules: query(build, ruleContract.listInventoryRules, () => [listTag('inventory')]),
    countInventoryRuleTouches: query(build, ruleContract.countInventoryRuleTouches, () => [], {
      keepUnusedDataFor: 0,
      ownFailureText: true,
    }),
    createInventoryRule: mutation(build, ruleContract.createInventoryRule, acted),
    modifyInventoryRule: mutation(build, ruleContract.modifyInventoryRule, acted),
    deleteInventoryRule: mutation(build, ruleContract.deleteInventoryRule, acted),
    listInventoryHistory: query(build, contract.listInventoryHistory, () => [listTag('inventory')]),
    undoInventoryAct: mutation(build, contract.undoInventoryAct, acted),
  }),
});

export const {
  useListDifferencesQuery,
  useGetInventorySummaryQuery,
  useStartInventoryCheckMutation,
  useCancelInventoryCheckMutation,
  useListInventoryRulesQuery,
  useCountInventoryRuleTouchesQuery,
  useCreateInventoryRuleMutation,
  useListInventoryHistoryQuery,
  useUndoInventoryActMutation,
} = inventoryWatchApi;
