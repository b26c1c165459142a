import type { Read } from '../api/pageLoader';
import { sessionApi } from '../session/session.api';
import { userKey } from '../session/useMe';
import { rememberedSelection } from './rememberedSelection';
import type { Selection } from './selection';
import { teamsApi, type MyTeam } from './teams.api';

/** The first team of a user and its organisation, which must not be `lostID`; of nobody's teams, all organisations. */
export function selectFirstTeam(teams: readonly MyTeam[], lostID?: string): Selection {
  const first = teams.find(({ organisation }) => organisation._id !== lostID);
  return { orgID: first?.organisation._id, teamID: first?.teamID };
}

/**
 * What a page opened without a selection shows: the user's last selection in this browser, else their first team and its
 * organisation. undefined: the API did not say.
 */
export const readFirstSelection = (): Read<Promise<Selection | undefined>> => async (dispatch) => {
  const { data: me } = await dispatch(sessionApi.endpoints.getMe.initiate({}, { subscribe: false }));
  if (me === undefined) return undefined;
  const remembered = rememberedSelection(userKey(me));
  if (remembered !== undefined) return remembered;
  const { data: teams } = await dispatch(teamsApi.endpoints.listMyTeams.initiate(me.teams, { subscribe: false }));
  return teams && selectFirstTeam(teams);
};
