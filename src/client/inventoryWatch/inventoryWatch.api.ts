import * as contract from '#contract/inventoryWatch';
import { api, mutation, query, readOnce } from '../api/api';
import { listTag, pageTags, type Tag } from '../api/tags';

/** The tags to invalidate after accepting or undoing: boards, the campaigns that book them, and the differences. */
export const acted = (): readonly Tag[] => [
  listTag('inventory'),
  listTag('board'),
  listTag('campaign'),
  listTag('audit'),
];
const checked = (): readonly Tag[] => [listTag('inventory'), listTag('audit')];

export const inventoryWatchApi = api.injectEndpoints({
  endpoints: (build) => ({
    listDifferences: query(build, contract.listDifferences, (reply) => pageTags('inventory', reply?.differences)),
    listDifferenceIds: query(build, contract.listDifferenceIds, () => [listTag('inventory')]),
    countDifferenceTouches: query(build, contract.countDifferenceTouches, () => [], readOnce),
    getInventorySummary: query(build, contract.getInventorySummary, () => [listTag('inventory')]),
    startInventoryCheck: mutation(build, contract.startInventoryCheck, checked),
    cancelInventoryCheck: mutation(build, contract.cancelInventoryCheck, checked),
    acceptDifferences: mutation(build, contract.acceptDifferences, acted),
    ignoreDifferences: mutation(build, contract.ignoreDifferences, acted),
    listInventoryHistory: query(build, contract.listInventoryHistory, () => [listTag('inventory')]),
    undoInventoryAct: mutation(build, contract.undoInventoryAct, acted),
  }),
});

export const {
  useListDifferencesQuery,
  useGetInventorySummaryQuery,
  useStartInventoryCheckMutation,
  useCancelInventoryCheckMutation,
  useListInventoryHistoryQuery,
  useUndoInventoryActMutation,
} = inventoryWatchApi;
