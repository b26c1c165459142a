import * as contract from '#contract/events';
import { api, mutation, query, quietly } from '../../api/api';
import { listTag } from '../../api/tags';

export const presenceApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPresence: query(build, contract.listPresence, () => [listTag('presence')]),
    setPresence: mutation(build, contract.setPresence, () => [], quietly),
  }),
});

export const { useListPresenceQuery } = presenceApi;
