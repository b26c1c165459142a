import * as contract from '#contract/organisations';
import { api, mutation, query } from '../api/api';
import { itemTag, listTag, pageTags } from '../api/tags';

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
  }),
});

/** The organisations that the picker lists before anything is typed. */
export const firstOrganisations = { query: { pageSize: 50 } };

export const {
  useGetOrganisationQuery,
  useListOrganisationsQuery,
  useCreateOrganisationMutation,
  useModifyOrganisationMutation,
} = organisationsApi;

/** The name of an organisation; undefined for none and until it is loaded, never that of the one before. */
export const useOrganisationName = (id = ''): string | undefined =>
  useGetOrganisationQuery({ params: { id } }, { skip: id === '' }).currentData?.org.orgName;
