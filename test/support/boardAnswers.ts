import {
  createBoard,
  boardFacets,
  deleteBoard,
  deleteBoardFromForm,
  findBoardsByDevice,
  getBoard,
  getBoardUncached,
  listBoardIds,
  listBoards,
  listClusters,
  modifyBoard,
  type Board,
} from '#contract/boards';
import { listBoardLoads } from '#contract/imports';
import { getInventoryToken } from '#contract/provider';
import { getOrganisationByTeam, getTeam } from '#contract/organisations';
import { picture } from './artworkFiles';
import { aBoardReply, anOrganisationReply, aTeamReply, marketplaceAnswers, someBoardReplies } from './marketplace';
import { sidebarAnswer } from './inventoryAnswers';
import { countBoardTouches, type BoardTouches } from '#contract/touches';
import { answer, answerAddress, lastPart, rowsAsked, type StoryAnswer } from './storyAnswers';

const drawn = aBoardReply({
  _id: 'b4',
  boardname: 'Zürich HB Gleis 7',
  boardloc: { city: 'Zürich', state: '', country: 'Switzerland' },
  boardcoords: { lat: 47.378, long: 8.54 },
  imageURL: picture(640, 360, '#0a6270'),
});
const awkward = aBoardReply({
  _id: 'b5',
  boardname: `A board with <angle> "quotes" ${'and much more '.repeat(8)}`,
  boardloc: { city: 'Łódź', state: '', country: 'Poland' },
  publisher_name: '',
  device_id: '',
});
/** A board in each state that a row can be in. */
export const someBoards: readonly Board[] = [...someBoardReplies, drawn, awkward];

/** One page of a long list, by the page asked for. */
export function pageOfBoards(request: Request, total = 320): { boards: Board[]; totalBoards: number } {
  const row = (at: number): Board => {
    const known = someBoards[at % someBoards.length] ?? drawn;
    return at < someBoards.length
      ? known
      : { ...known, _id: `p${String(at)}`, boardname: `${known.boardname.slice(0, 40)} ${String(at)}` };
  };
  return { boards: rowsAsked(request, total, 10).map(row), totalBoards: total };
}

const known = (request: Request): Board =>
  someBoards.find(({ _id }) => _id === lastPart(request)) ?? aBoardReply({ _id: lastPart(request) });

/** The provider's own lists: three media owners, twelve screens; every third screen is on the product already. */
const publishers = {
  count: 3,
  next: null,
  previous: null,
  results: [
    { id: 37, name: 'Citylight DOOH' },
    { id: 41, name: 'Harbour Media' },
    { id: 52, name: 'Nordic Outdoor' },
  ],
};
const countries = ['Portugal', 'Czechia', 'Switzerland'] as const;
const screens = {
  count: 12,
  next: null,
  previous: null,
  results: Array.from({ length: 12 }, (_, index) => ({
    id: 104_200 + index,
    name: `Riverside ${String(index + 1)}`,
    device_id: index === 4 ? '' : `broadsign.com:${String(index)}`,
    geo: { country: { name: countries[index % 3] ?? '' } },
  })),
};

/** What an act on boards touches: two that are booked, and one campaign that would be left without a board. */
const someBoardTouches: BoardTouches = {
  campaigns: 10,
  running: 4,
  paused: ['b2'],
  emptied: [{ _id: 'c1', campaignName: 'City after dark', startTime: '2026-12-01T00:00:00.000Z' }],
  boards: [
    { board: aBoardReply({ boardname: 'Zürich HB Gleis 7' }), campaigns: 6, running: 3, nextStart: null },
    {
      board: aBoardReply({ _id: 'b3', boardname: '', device_id: '481516390' }),
      campaigns: 1,
      running: 0,
      nextStart: '2026-12-01T00:00:00.000Z',
    },
    { board: aBoardReply({ _id: 'b4', boardname: 'A1 Northbound km 16' }), campaigns: 0, running: 0, nextStart: null },
  ],
};

/** Replies for every call of the board pages, as from a working server. Stories put replies that differ before these. */
export const boardAnswers: readonly StoryAnswer[] = [
  sidebarAnswer,
  answer(listBoards, pageOfBoards),
  answer(listBoardIds, {
    boards: someBoards.map(({ _id, boardname, boardPaused }) => ({ _id, boardname, boardPaused })),
    totalBoards: 320,
  }),
  answer(getBoard, (request) => ({ board: known(request) })),
  answer(getBoardUncached, (request) => ({ board: known(request) })),
  answer(boardFacets, {
    countries: ['Czechia', 'Poland', 'Portugal', 'Switzerland', 'United States'],
    publishers: ['Citylight DOOH', 'Harbour Media'],
    venueTypes: ['Airport', 'Roadside'],
    deleted: 2,
    countriesInUse: 5,
  }),
  answer(listClusters, {
    clusters: [
      { lat: 38.72, long: -9.14, count: 12, boardID: null },
      { lat: 50.08, long: 14.43, count: 1, boardID: 'b2' },
      { lat: 47.38, long: 8.54, count: 1, boardID: 'b4' },
    ],
    total: 14,
    withoutCoordinates: 2,
  }),
  answer(findBoardsByDevice, (request) => ({
    boards: /:\d*[0369]$/.test(lastPart(request)) ? [{ _id: 'b1', device_id: lastPart(request) }] : [],
    message: '',
  })),
  answer(countBoardTouches, someBoardTouches),
  answer(createBoard, { board: aBoardReply({ _id: 'b9' }), message: 'Made.' }),
  answer(modifyBoard, (request) => ({ board: { ...known(request), version: 3 }, message: 'Saved.' })),
  answer(deleteBoard, { message: 'Deleted.' }),
  answer(deleteBoardFromForm, { message: 'Deleted.' }),
  answer(listBoardLoads, {
    loads: [
      {
        _id: 'l1',
        fileName: 'reach-buyer-inventory.csv',
        sha256: 'a',
        rows: 214,
        created: 168,
        updated: 21,
        unchanged: 17,
        failed: 8,
        by: 'Ana Okafor',
        at: '2026-11-20T10:00:00.000Z',
        lastAt: '2026-11-20T10:01:00.000Z',
        undoneAt: null,
        undoneBy: null,
      },
      {
        _id: 'l2',
        fileName: 'lisbon.csv',
        sha256: 'b',
        rows: 12,
        created: 12,
        updated: 0,
        unchanged: 0,
        failed: 0,
        by: 'Robin Vale',
        at: '2026-11-19T10:00:00.000Z',
        lastAt: '2026-11-19T10:00:00.000Z',
        undoneAt: '2026-11-19T10:05:00.000Z',
        undoneBy: 'Robin Vale',
      },
    ],
    totalLoads: 2,
  }),
  answer(getTeam, { team: aTeamReply() }),
  answer(getOrganisationByTeam, {
    org: anOrganisationReply(),
    email: 'admin@example.com',
    username: 'admin@example.com',
    teams: ['t1'],
  }),
  answer(getInventoryToken, { token: 'story' }),
  answerAddress('/sandbox/inventory/api/publishers/', publishers),
  answerAddress('/sandbox/inventory/api/screens/', screens),
  ...marketplaceAnswers,
];
