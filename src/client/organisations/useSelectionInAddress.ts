import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useAddressSearch } from '../ui/browser/useAddressSearch';
import { useMe } from '../session/me.api';
import { useListMyTeamsQuery } from './myTeams.api';
import { useGetOrganisationQuery, useGetTeamQuery } from './organisations.api';
import { rememberedSelection, rememberSelection } from './rememberedSelection';
import { useSelection, addSelection, type Selection } from './selection';
import { useFirstTeam } from './useFirstTeam';

const nobody: readonly string[] = [];
type PageLocation = Omit<ReturnType<typeof useLocation>, 'state'> & { state: unknown };
const none: Selection = { orgID: undefined, teamID: undefined };

/**
 * Keeps the selection in the address: a page opened without one gets the user's last selection, or at first their first
 * team and its organisation. Returns whether the address has a selection, so that no page requests the wrong list
 * first.
 */
export function useSelectionInAddress(): boolean {
  const { chosen, orgID, teamID } = useSelection();
  const { me, userId, failed } = useMe();
  const remembered = userId === null ? undefined : rememberedSelection(userId);
  const teams = useListMyTeamsQuery(me?.teams ?? nobody, {
    skip: chosen || remembered !== undefined || me === undefined,
  });
  const location: PageLocation = useLocation();
  const [, setSearch] = useAddressSearch();

  useFirstTeam();
  const first = remembered ?? (failed ? none : firstOf(teams));
  useEffect(() => {
    if (chosen || first === undefined) return;
    void setSearch((current) => addSelection(current, first), { replace: true, state: location.state });
  });
  const isKnown = useIsKnown({ orgID, teamID });
  useEffect(() => {
    if (chosen && isKnown && userId !== null) rememberSelection(userId, { orgID, teamID });
  }, [chosen, isKnown, userId, orgID, teamID]);
  return chosen;
}

/** Whether the API has what the address selects. */
function useIsKnown({ orgID, teamID }: Selection): boolean {
  const organisation = useGetOrganisationQuery({ params: { id: orgID ?? '' } }, { skip: orgID === undefined });
  const team = useGetTeamQuery({ params: { id: teamID ?? '' } }, { skip: teamID === undefined });
  return (
    (orgID === undefined || organisation.currentData !== undefined) &&
    (teamID === undefined || team.currentData !== undefined)
  );
}

function firstOf({
  data,
  isError,
}: {
  data?: { teamID: string; organisation: { _id: string } }[] | undefined;
  isError: boolean;
}): Selection | undefined {
  if (isError) return none;
  if (data === undefined) return undefined;
  return { orgID: data[0]?.organisation._id, teamID: data[0]?.teamID };
}
