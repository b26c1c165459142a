import type { FileFacts, Fit } from '#contract/artwork';
import { covers, type Scope } from '#contract/permissions';
import type { HoldingRule } from '#contract/placement';
import { findHoldingRule } from '../boards/placement/placement.rules';
import type { Queryable } from '../db/connect';
import { required } from '../http/failure';
import {
  findArtworkIds,
  findArtworks,
  findFile,
  findFilesById,
  type ArtworkFilter,
  type ArtworkOrder,
  type ArtworkPage,
  type ArtworkRow,
} from './artwork.queries';
import { fitMatrix, withoutSize } from './fit.rules';
import { withFitCounts } from './fitCounts.queries';
import { findFileEvents } from '../audit/history.queries';
import { refreshEndedNeeds } from './need.queries';
import { findWords } from './words/words.queries';
import { suggestCategories } from './words/words.rules';
import { findBookedBoards, findArtworkCampaigns, findFacts } from './whereItRuns.queries';

/** Before a list by need is read, campaigns that have ended since the last refresh are taken into account. */
export async function listArtworks(
  db: Queryable,
  filter: ArtworkFilter,
  page: ArtworkPage,
): ReturnType<typeof findArtworks> {
  await refreshNeedsFor(db, filter, page.sortID);
  const { rows, total } = await findArtworks(db, filter, page);
  return { rows: await withFitCounts(db, rows), total };
}
export const listArtworksById = findFilesById;
export async function listArtworkIds(
  db: Queryable,
  filter: ArtworkFilter,
  order: ArtworkOrder,
): ReturnType<typeof findArtworkIds> {
  await refreshNeedsFor(db, filter, order.sortID);
  return findArtworkIds(db, filter, order);
}

async function refreshNeedsFor(db: Queryable, filter: ArtworkFilter, sortID: ArtworkOrder['sortID']): Promise<void> {
  // If the database takes no writes, the list is read with the order of the last refresh.
  if (sortID === 'neededBy' || filter.needed === true) await refreshEndedNeeds(db).catch(() => undefined);
}

/** @throws Failure `artwork.not_found` */
export const getArtwork = async (db: Queryable, id: string): Promise<ArtworkRow> =>
  required(await findFile(db, id), 'artwork.not_found');

/** The boards of the artwork's campaigns. @throws Failure `artwork.not_found` */
export async function getBookedBoards(db: Queryable, id: string) {
  await getArtwork(db, id);
  return findBookedBoards(db, id);
}

/** @throws Failure `artwork.not_found` */
export async function getArtworkCampaigns(db: Queryable, id: string, visible: Scope) {
  await getArtwork(db, id);
  return findArtworkCampaigns(db, id, visible);
}

/**
 * The facts of the file, and how it fits each resolution among the booked boards. Boards that the caller may not see
 * are counted, but without id and name. @throws Failure `artwork.not_found`
 */
export async function getFit(
  db: Queryable,
  id: string,
  visible: Scope,
): Promise<{ file: FileFacts; fits: Fit[]; rules: HoldingRule[] }> {
  const facts = required(await findFacts(db, id), 'artwork.not_found');
  const boards = (await findBookedBoards(db, id)).map((board, nth) => {
    if (covers(visible, board.owner)) return { ...board, rule: findHoldingRule(board) };
    const hidden = { id: `hidden-${String(nth)}`, boardname: 'A board of another organisation', city: '' };
    const rule = findHoldingRule(board);
    const unnamed = rule && rule.kind !== 'venueType' && { ...rule, _id: hidden.id, name: hidden.boardname, note: '' };
    return { ...board, ...hidden, rule: unnamed || rule };
  });
  const rules = [...new Map(boards.flatMap(({ rule }) => (rule ? [[rule._id, rule] as const] : []))).values()];
  const unknown = withoutSize(boards);
  const text = `${unknown === 1 ? '1 board has' : `${String(unknown)} boards have`} no resolution, so the fit there is not known`;
  const notes = [...(facts.notes ?? []), ...(unknown === 0 ? [] : [{ level: 'warning' as const, text }])];
  return { file: { ...facts, notes }, fits: fitMatrix(facts, boards), rules };
}

/** Newest first. @throws Failure `artwork.not_found` */
export async function getHistory(db: Queryable, id: string) {
  await getArtwork(db, id);
  return findFileEvents(db, id);
}

/** The words in its picture, and the categories that they suggest. `areRead`: this server reads words. @throws Failure `artwork.not_found` */
export async function getWords(db: Queryable, id: string, areRead: boolean) {
  await getArtwork(db, id);
  const found = await findWords(db, id);
  const unread = areRead ? ('waiting' as const) : ('unreadable' as const);
  return { state: found?.state ?? unread, ...suggestCategories(found?.words ?? []) };
}
