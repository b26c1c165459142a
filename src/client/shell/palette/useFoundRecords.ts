import { useNavigate } from 'react-router-dom';
import { longestSearch } from '#contract/page';
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

/** Organisations, campaigns, boards, artworks and teams by name or id; the server searches. Lists that the API cannot search are left out. */
export function useFoundRecords(text: string): { groups: PaletteGroup[]; searching: boolean } {
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
  const query = { search: text.slice(0, longestSearch), pageSize };
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
  const page = (path: string, id: string): string => `${path}/${encodeURIComponent(id)}`;

  const allBoards = [...(board.currentData ? [board.currentData.board] : []), ...(boards.currentData?.boards ?? [])];
  const allFiles = [...(artwork.currentData ? [artwork.currentData.file] : []), ...(artworks.currentData?.files ?? [])];
  const groups = [
    group('organisations', 'organisation', organisations.currentData?.organisations, ({ _id, orgName, orgType }) => ({
      label: orgName,
      hint: orgType,
      run: go(page('/organisation', _id)),
    })),
    group('campaigns', 'campaign', campaigns.currentData?.campaigns, ({ _id, campaignName, orgName }) => ({
      label: campaignName,
      hint: orgName ?? undefined,
      run: go(page('/campaign', _id)),
    })),
    group('users', 'user', users.currentData?.users, (user) => ({
      label: fullName({ ...user, username: user.email }),
      hint: user.email,
      run: go('/users', { search: user.email, user: user._id }),
    })),
    group('boards', 'board', allBoards, (found) => ({
      label: boardName(found),
      hint: [found.boardloc.city, found.boardloc.country].filter(Boolean).join(', '),
      run: go('/boards', { board: found._id }),
    })),
    group('artworks', 'artwork', allFiles, ({ _id, fileName }) => ({
      label: fileName,
      run: go('/home', { review: _id }),
    })),
    group('teams', 'team', teams.currentData?.teams, ({ _id, teamName }) => ({
      label: teamName,
      run: go(page('/dashboard', _id)),
    })),
  ];
  const searching = [organisations, teams, campaigns, boards, artworks, users, board, artwork].some(
    ({ isFetching }) => isFetching,
  );
  return { groups: none ? [] : groups.filter(({ options }) => options.length > 0), searching: !none && searching };
}

const group = <Row extends { _id: string }>(
  name: 'organisations' | 'campaigns' | 'users' | 'boards' | 'artworks' | 'teams',
  kind: string,
  found: readonly Row[] = [],
  describe: (record: Row) => Omit<PaletteOption, 'id'>,
): PaletteGroup => ({
  name: paletteMessages[name],
  options: found.map((record) => ({ id: `${kind}.${record._id}`, ...describe(record) })),
});
