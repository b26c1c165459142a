import * as contract from '#contract/access';
import { api, mutation, query } from '../api/api';
import { listTag } from '../api/tags';

/**
 * Calls with which Owners manage access. Creating a token and resetting a second factor may contain a password, so they
 * are sent outside the store.
 */
const accessApi = api.injectEndpoints({
  endpoints: (build) => ({
    listServiceTokens: query(build, contract.listServiceTokens, () => [listTag('token')]),
    revokeServiceToken: mutation(build, contract.revokeServiceToken, () => [listTag('token')]),
    listUserSessions: query(build, contract.listUserSessions, () => [listTag('session')]),
    endUserSessions: mutation(build, contract.endUserSessions, () => [listTag('session')]),
  }),
});

export const {
  useListServiceTokensQuery,
  useRevokeServiceTokenMutation,
  useListUserSessionsQuery,
  useEndUserSessionsMutation,
} = accessApi;
