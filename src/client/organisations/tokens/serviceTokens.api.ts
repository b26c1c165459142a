import { listServiceTokens, revokeServiceToken } from '#contract/access';
import { api, mutation, query } from '../../api/api';
import { listTag } from '../../api/tags';

/** Creating a token may contain a password, so it is sent outside the store. */
const serviceTokensApi = api.injectEndpoints({
  endpoints: (build) => ({
    listServiceTokens: query(build, listServiceTokens, () => [listTag('token')]),
    revokeServiceToken: mutation(build, revokeServiceToken, () => [listTag('token')]),
  }),
});

export const { useListServiceTokensQuery, useRevokeServiceTokenMutation } = serviceTokensApi;
