import pLimit from 'p-limit';
import type { Organisation } from '#contract/organisations';
import { api } from '../api/api';
import type { Failure } from '../api/request';
import { listTag } from '../api/tags';
import { useMe } from '../session/useMe';
import { organisationsApi } from './organisations.api';

/** A team of the signed-in user with its organisation. */
export interface MyTeam {
  teamID: string;
  organisation: Organisation;
}

/**
 * Built from the specification's `/api/organisation/byteam/{teamId}`, one call for each team, because every product API
 * has that call.
 */
export const myTeamsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listMyTeams: build.query<MyTeam[], readonly string[]>({
      queryFn: async (teamIds, { dispatch }) => {
        const atOnce = pLimit(4);
        const answers = await Promise.all(
          teamIds.map((teamId) =>
            atOnce(() =>
              dispatch(
                organisationsApi.endpoints.getOrganisationByTeam.initiate(
                  { params: { teamId } },
                  { subscribe: false, forceRefetch: true },
                ),
              ),
            ),
          ),
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
    listTeamNames: build.query<{ _id: string; teamName: string }[], readonly string[]>({
      queryFn: async (teamIds, { dispatch }) => {
        const answers = await Promise.all(
          teamIds.map((id) =>
            dispatch(organisationsApi.endpoints.getTeam.initiate({ params: { id } }, { subscribe: false })),
          ),
        );
        return {
          data: answers.flatMap(({ data }) =>
            data === undefined ? [] : [{ _id: data.team._id, teamName: data.team.teamName }],
          ),
        };
      },
      providesTags: () => [listTag('team')],
    }),
  }),
});

export const { useListMyTeamsQuery, useListTeamNamesQuery } = myTeamsApi;

const nobody: readonly string[] = [];

/** The teams of the signed-in user. */
export function useMyTeams(skip = false) {
  const { me } = useMe();
  return useListMyTeamsQuery(me?.teams ?? nobody, { skip: skip || me === undefined });
}
