import * as contract from '#contract/organisations';
import { api, mutation, query } from '../api/api';
import { itemTag, listTag, pageTags, type Tag } from '../api/tags';

/** The tags to invalidate after a change of an organisation's wallet. */
export const walletTags = (id: string): Tag[] => [
  listTag('organisation'),
  itemTag('organisation', id),
  itemTag('wallet', id),
  listTag('campaign'),
];

export const organisationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOrganisationByTeam: query(build, contract.getOrganisationByTeam, (reply) => [
      listTag('organisation'),
      ...(reply ? [itemTag('organisation', reply.org._id)] : []),
    ]),
    getOrganisation: query(build, contract.getOrganisation, (_, { params }) => [
      listTag('organisation'),
      itemTag('organisation', params?.id ?? ''),
    ]),
    listOrganisations: query(build, contract.listOrganisations, (reply) =>
      pageTags('organisation', reply?.organisations),
    ),
    createOrganisation: mutation(build, contract.createOrganisation, () => [listTag('organisation')]),
    modifyOrganisation: mutation(build, contract.modifyOrganisation, (_, { params }) => [
      listTag('organisation'),
      itemTag('organisation', params?.id ?? ''),
    ]),
    creditOrganisation: mutation(build, contract.creditOrganisation, (_, { params }) => walletTags(params?.id ?? '')),
    listWalletEntries: query(build, contract.listWalletEntries, (_, { params }) => [
      itemTag('wallet', params?.id ?? ''),
    ]),
    getTeam: query(build, contract.getTeam, (_, { params }) => [listTag('team'), itemTag('team', params?.id ?? '')]),
    listTeams: query(build, contract.listTeams, (reply) => pageTags('team', reply?.teams)),
    createTeam: mutation(build, contract.createTeam, () => [
      listTag('team'),
      listTag('organisation'),
      listTag('user'),
      itemTag('me', 'this'),
    ]),
    modifyTeam: mutation(build, contract.modifyTeam, (_, { params }) => [
      listTag('team'),
      itemTag('team', params?.id ?? ''),
      listTag('user'),
      itemTag('me', 'this'),
    ]),
  }),
});

/** The organisations that the picker lists before anything is typed. */
export const firstOrganisations = { query: { pageSize: 50 } };

export const {
  useGetOrganisationByTeamQuery,
  useGetOrganisationQuery,
  useListOrganisationsQuery,
  useCreateOrganisationMutation,
  useModifyOrganisationMutation,
  useCreditOrganisationMutation,
  useListWalletEntriesQuery,
  useGetTeamQuery,
  useListTeamsQuery,
  useCreateTeamMutation,
  useModifyTeamMutation,
} = organisationsApi;
