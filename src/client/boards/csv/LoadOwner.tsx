import { useOrganisationName } from '../../organisations/organisations.api';
import { useTeamName } from '../../organisations/teams.api';
import { useSelection } from '../../organisations/selection';
import { addBoardMessages } from '../addBoard.messages';
import type { Ownership } from './loading/loadMemory';

/** Whose boards a load makes, if another organisation or team is selected: it stays with those that it began with. */
export function LoadOwner({ boardOwner, team }: Ownership) {
  const { orgID = null, teamID = null } = useSelection();
  const isSelected = boardOwner === orgID && team === teamID;
  const organisation = useOrganisationName(boardOwner ?? undefined);
  const teamName = useTeamName(team ?? undefined);
  if (isSelected) return null;
  return ` · ${addBoardMessages.boardsOf(organisation ?? boardOwner, teamName ?? team)}`;
}
