import * as contract from '#contract/inventoryRules';
import { api, mutation, query, readOnce } from '../api/api';
import { listTag } from '../api/tags';
import { acted } from './inventoryWatch.api';

export const inventoryRulesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listInventoryRules: query(build, contract.listInventoryRules, () => [listTag('inventory')]),
    countInventoryRuleTouches: query(build, contract.countInventoryRuleTouches, () => [], readOnce),
    createInventoryRule: mutation(build, contract.createInventoryRule, acted),
    modifyInventoryRule: mutation(build, contract.modifyInventoryRule, acted),
    deleteInventoryRule: mutation(build, contract.deleteInventoryRule, acted),
  }),
});

export const { useListInventoryRulesQuery, useCountInventoryRuleTouchesQuery, useCreateInventoryRuleMutation } =
  inventoryRulesApi;
