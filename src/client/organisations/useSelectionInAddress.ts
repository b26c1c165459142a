import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { isOutOfSight } from '../api/apiError';
import { useAddressSearch } from '../ui/browser/useAddressSearch';
import { notify } from '../ui/feedback/notify';
import { useMe } from '../session/useMe';
import { useGetOrganisationQuery } from './organisations.api';
import { useGetTeamQuery, useMyTeams } from './teams.api';
import { selectionMessages } from './organisations.messages';
import { rememberedSelection, rememberSelection } from './rememberedSelection';
import { useSelection, addSelection, withSelection, type Selection } from './selection';
import { selectFirstTeam } from './firstSelection';
import { useFirstTeam } from './useFirstTeam';

const none: Selection = { orgID: undefined, teamID: undefined };

/**
 * Keeps the selection in the address: a page opened without one gets the user's last selection, or at first their first
 * team and its organisation (before the page is drawn, if that is known soon: `start/prepareFirstPage`); so does one with an
 * organisation that the API does not have or show. Returns whether the address has a selection, so that no page requests
 * the wrong list first.
 */
export function useSelectionInAddress(): boolean {
  const { chosen, orgID, teamID } = useSelection();
  const { userId, failed } = useMe();
  const { isKnown, lost } = useLookedUp({ orgID, teamID });
  const stored = userId === null ? undefined : rememberedSelection(userId);
  const remembered = lost === 'organisation' && stored?.orgID === orgID ? undefined : stored;
  const isWanted = !chosen || lost !== undefined;
  const teams = useMyTeams(!isWanted || remembered !== undefined);
  const location: { state: unknown } = useLocation();
  const [, setSearch] = useAddressSearch();

  useFirstTeam();
  const isUnknown = failed || teams.isError;
  const first = remembered ?? (isUnknown ? none : teams.data && selectFirstTeam(teams.data, orgID));
  const next = lost === 'team' ? { orgID, teamID: undefined } : first;
  useEffect(() => {
    if (!isWanted || next === undefined) return;
    if (lost !== undefined) notify.warning(selectionMessages.lost[lost]);
    const add = lost === undefined ? addSelection : withSelection;
    void setSearch((current) => add(current, next), { replace: true, state: location.state });
  });
  useEffect(() => {
    if (chosen && isKnown && userId !== null) rememberSelection(userId, { orgID, teamID });
  }, [chosen, isKnown, userId, orgID, teamID]);
  return chosen;
}

/** A text that the API refuses as an id is an id of nothing. */
const isLost = (error: object | undefined): boolean =>
  isOutOfSight(error) || (error !== undefined && 'status' in error && error.status === 400);

/** Whether the API has what the address selects, and what of it does not exist or is out of the user's sight. */
function useLookedUp({ orgID, teamID }: Selection): { isKnown: boolean; lost: 'organisation' | 'team' | undefined } {
  const organisation = useGetOrganisationQuery({ params: { id: orgID ?? '' } }, { skip: orgID === undefined });
  const team = useGetTeamQuery({ params: { id: teamID ?? '' } }, { skip: teamID === undefined });
  return {
    isKnown:
      (orgID === undefined || organisation.currentData !== undefined) &&
      (teamID === undefined || team.currentData !== undefined),
    lost: isLost(organisation.error) ? 'organisation' : isLost(team.error) ? 'team' : undefined,
  };
}
