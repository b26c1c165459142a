import * as contract from '#contract/placementRules';
import { api, mutation, query, quietly } from '../../api/api';
import { listTag } from '../../api/tags';

/** What a rule keeps off, it keeps off boards, artworks and campaigns. */
export const ruledTags = [listTag('board'), listTag('artwork'), listTag('campaign'), listTag('audit')];

const placementRulesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPlacementRules: query(build, contract.listPlacementRules, () => [
      listTag('board'),
      listTag('artwork'),
      listTag('campaign'),
    ]),
    savePlacementRule: mutation(build, contract.savePlacementRule, () => ruledTags, quietly),
  }),
});

export const { useListPlacementRulesQuery, useLazyListPlacementRulesQuery, useSavePlacementRuleMutation } =
  placementRulesApi;
