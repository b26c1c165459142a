import { useGetOrganisationQuery } from '../../organisations/organisations.api';
import { useGetTeamQuery } from '../../organisations/teams.api';
import { useSelection } from '../../organisations/selection';
import { addBoardMessages } from '../addBoard.messages';
import type { Ownership } from './loading/loadMemory';

/** Whose boards a load makes, if another organisation or team is selected: it stays with those that it began with. */
export function LoadOwner({ boardOwner, team }: Ownership) {
  const { orgID = null, teamID = null } = useSelection();
  const isSelected = boardOwner === orgID && team === teamID;
  const organisation = useGetOrganisationQuery(
    { params: { id: boardOwner ?? '' } },
    { skip: isSelected || boardOwner === null },
  ).data?.org.orgName;
  const teamName = useGetTeamQuery({ params: { id: team ?? '' } }, { skip: isSelected || team === null }).data?.team
    .teamName;
  if (isSelected) return null;
  return ` · ${addBoardMessages.boardsOf(organisation ?? boardOwner, teamName ?? team)}`;
}
