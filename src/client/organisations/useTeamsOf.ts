import { useExtension } from '../api/product.api';
import { useListTeamNamesQuery, useListTeamsQuery, useMyTeams } from './teams.api';

/** The teams of an organisation: all of them if the API can list teams, else those the user belongs to. */
export function useTeamsOf(orgID: string | undefined): {
  teams: { _id: string; teamName: string }[];
  isLoading: boolean;
} {
  const canList = useExtension('teams');
  const listed = useListTeamsQuery({ query: { orgID, pageSize: 200 } }, { skip: !canList || orgID === undefined });
  const { data: mine = [] } = useMyTeams(canList);
  const own = mine.filter(({ organisation }) => organisation._id === orgID).map(({ teamID }) => teamID);
  const named = useListTeamNamesQuery(own, { skip: canList || own.length === 0 });
  // While another organisation's teams are loading, the old ones are not returned.
  return canList
    ? { teams: listed.currentData?.teams ?? [], isLoading: listed.isFetching }
    : { teams: own.length === 0 ? [] : (named.currentData ?? []), isLoading: named.isFetching };
}
