import { useCallback } from 'react';
import { useMyTeams } from './teams.api';
import { useSelection } from './selection';
import { withFirstTeam } from './useFirstTeam';

/**
 * Selects an organisation and its first team (the user's own before any other); undefined selects all organisations.
 * The organisation is selected synchronously, so that a link followed right afterwards already uses it.
 */
export function useChooseOrganisation(): (orgID: string | undefined) => void {
  const { choose } = useSelection();
  const { data: mine } = useMyTeams();

  return useCallback(
    (orgID) => {
      const own = mine?.find(({ organisation }) => organisation._id === orgID)?.teamID;
      choose({ orgID, teamID: own }, orgID !== undefined && own === undefined ? withFirstTeam : undefined);
    },
    [choose, mine],
  );
}
