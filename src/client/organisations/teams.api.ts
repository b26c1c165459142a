import * as contract from '#contract/organisations';
import { api, readNow, mutation, query } from '../api/api';
import type { Failure } from '../api/request';
import { severally } from '../api/severally';
import { itemTag, listTag, pageTags } from '../api/tags';
import { useMe } from '../session/useMe';
import { organisationsApi } from './organisations.api';

/** A team of the signed-in user with its organisation. */
export interface MyTeam {
  teamID: string;
  organisation: contract.Organisation;
}

type TeamName = Pick<contract.Team, '_id' | 'teamName'>;

export const teamsApi = api.injectEndpoints({
  endpoints: (build) => ({
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
    /**
     * Built from the specification's `/api/organisation/byteam/{teamId}`, one call for each team, because every product
     * API has that call.
     */
    listMyTeams: build.query<MyTeam[], readonly string[]>({
      queryFn: async (teamIds, { dispatch }) => {
        const answers = await severally(teamIds, (teamId) =>
          dispatch(organisationsApi.endpoints.getOrganisationByTeam.initiate({ params: { teamId } }, readNow)),
        );
        const failed = answers.find(({ error }) => error !== undefined && 'status' in error && error.status !== 404);
        // A deleted team is left out; any other failure fails the whole query.
        if (failed?.error !== undefined) return { error: failed.error as Failure }; // all failures of this API have this shape
        return {
          data: answers.flatMap(({ data }, index) =>
            data === undefined ? [] : [{ teamID: teamIds[index] ?? '', organisation: data.org }],
          ),
        };
      },
      providesTags: () => [listTag('organisation'), listTag('team')],
    }),
    listTeamNames: build.query<TeamName[], readonly string[]>({
      queryFn: async (teamIds, { dispatch }): Promise<{ data: TeamName[] }> => {
        const answers = await Promise.all(
          teamIds.map((id) => dispatch(teamsApi.endpoints.getTeam.initiate({ params: { id } }, { subscribe: false }))),
        );
        return { data: answers.flatMap(({ data }) => data?.team ?? []) };
      },
      providesTags: () => [listTag('team')],
    }),
  }),
});

export const {
  useGetTeamQuery,
  useListTeamsQuery,
  useCreateTeamMutation,
  useModifyTeamMutation,
  useListMyTeamsQuery,
  useListTeamNamesQuery,
} = teamsApi;

/** The name of a team; undefined for none and until it is loaded, never that of the one before. */
export const useTeamName = (id = ''): string | undefined =>
  useGetTeamQuery({ params: { id } }, { skip: id === '' }).currentData?.team.teamName;

const nobody: readonly string[] = [];

/** The teams of the signed-in user. */
export function useMyTeams(skip = false) {
  const { me } = useMe();
  return useListMyTeamsQuery(me?.teams ?? nobody, { skip: skip || me === undefined });
}
