import { useNavigate } from 'react-router-dom';
import { useExtension } from '../../api/product.api';
import { useGetFileQuery, useListArtworksQuery } from '../../artwork/artwork.api';
import { useBoard, useListBoardsQuery } from '../../boards/boards.api';
import { boardName } from '../../boards/boards.messages';
import { useListCampaignsQuery } from '../../campaigns/campaigns.api';
import { useListOrganisationsQuery } from '../../organisations/organisations.api';
import { useListTeamsQuery } from '../../organisations/teams.api';
import { addSelection, useSelection } from '../../organisations/selection';
import { fullName } from '../../session/useMe';
import { useListUsersQuery } from '../../session/users.api';
import { paletteMessages } from '../shell.messages';
import type { PaletteGroup, PaletteOption } from './paletteOption';

const pageSize = 5;
/** Matches the API's ids: such a text is looked up by id. */
const isId = (text: string): boolean => /^[0-9a-f]{24}$/i.test(text);

interface Found {
  groups: PaletteGroup[];
  searching: boolean;
}

/** Organisations, campaigns, boards, artworks and teams by name or id; the server searches. Lists that the API cannot search are left out. */
export function useFoundRecords(text: string): Found {
  const navigate = useNavigate();
  const { orgID, teamID } = useSelection();
  const none = text.length < 2 || text.startsWith('/');
  const can = {
    organisations: useExtension('organisations'),
    teams: useExtension('teams'),
    campaigns: useExtension('campaign-pages'),
    boards: useExtension('board-filters'),
    artworks: useExtension('file-search'),
    users: useExtension('users'),
  };
  const query = { search: text, pageSize };
  const organisations = useListOrganisationsQuery({ query }, { skip: none || !can.organisations });
  const teams = useListTeamsQuery({ query }, { skip: none || !can.teams });
  const campaigns = useListCampaignsQuery({ query }, { skip: none || !can.campaigns });
  const boards = useListBoardsQuery({ query: { ...query, deleted: false } }, { skip: none || !can.boards });
  const artworks = useListArtworksQuery({ query }, { skip: none || !can.artworks });
  const users = useListUsersQuery({ query }, { skip: none || !can.users });
  const board = useBoard(isId(text) ? text : undefined);
  const artwork = useGetFileQuery({ params: { id: text } }, { skip: !isId(text) });

  const go =
    (pathname: string, more: Record<string, string> = {}) =>
    () => {
      const search = addSelection(new URLSearchParams(), { orgID, teamID });
      for (const [name, value] of Object.entries(more)) search.set(name, value);
      void navigate({ pathname, search: search.toString() });
    };
  const option = (
    kind: string,
    id: string,
    label: string,
    hint: string | undefined,
    run: () => void,
  ): PaletteOption => ({ id: `${kind}.${id}`, label, hint, run });
  const page = (path: string, id: string): string => `${path}/${encodeURIComponent(id)}`;

  const allBoards = [...(board.currentData ? [board.currentData.board] : []), ...(boards.currentData?.boards ?? [])];
  const allFiles = [...(artwork.currentData ? [artwork.currentData.file] : []), ...(artworks.currentData?.files ?? [])];
  const groups: PaletteGroup[] = [
    {
      name: paletteMessages.organisations,
      options: (organisations.currentData?.organisations ?? []).map(({ _id, orgName, orgType }) =>
        option('organisation', _id, orgName, orgType, go(page('/organisation', _id))),
      ),
    },
    {
      name: paletteMessages.campaigns,
      options: (campaigns.currentData?.campaigns ?? []).map(({ _id, campaignName, orgName }) =>
        option('campaign', _id, campaignName, orgName ?? undefined, go(page('/campaign', _id))),
      ),
    },
    {
      name: paletteMessages.users,
      options: (users.currentData?.users ?? []).map((user) =>
        option(
          'user',
          user._id,
          fullName({ ...user, username: user.email }),
          user.email,
          go('/users', { search: user.email, user: user._id }),
        ),
      ),
    },
    {
      name: paletteMessages.boards,
      options: allBoards.map(({ _id, boardloc, ...board }) =>
        option(
          'board',
          _id,
          boardName({ _id, ...board }),
          [boardloc.city, boardloc.country].filter(Boolean).join(', '),
          go('/boards', { board: _id }),
        ),
      ),
    },
    {
      name: paletteMessages.artworks,
      options: allFiles.map(({ _id, fileName }) =>
        option('artwork', _id, fileName, undefined, go('/home', { review: _id })),
      ),
    },
    {
      name: paletteMessages.teams,
      options: (teams.currentData?.teams ?? []).map(({ _id, teamName }) =>
        option('team', _id, teamName, undefined, go(page('/dashboard', _id))),
      ),
    },
  ];
  const searching = [organisations, teams, campaigns, boards, artworks, users, board, artwork].some(
    ({ isFetching }) => isFetching,
  );
  return { groups: none ? [] : groups.filter(({ options }) => options.length > 0), searching: !none && searching };
}
