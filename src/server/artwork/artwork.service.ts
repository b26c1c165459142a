import type { FileFacts, Fit } from '#contract/artwork';
import type { Queryable } from '../db/connect';
import { failure } from '../http/failure';
import type { ArtworkRow } from './artworkFile';
import {
  findArtworkIds,
  findArtworks,
  findFile,
  findFilesById,
  type ArtworkFilter,
  type ArtworkOrder,
} from './artwork.queries';
import { fitMatrix, withoutSize } from './fit.rules';
import { findHappenings } from './history.queries';
import { findBookedBoards, findCampaignsOf, findFacts } from './whereItRuns.queries';

export const listArtworks = findArtworks;
export const listArtworksById = findFilesById;
export const listArtworkIds = (db: Queryable, filter: ArtworkFilter, order: ArtworkOrder) =>
  findArtworkIds(db, filter, order);

/** @throws Failure `artwork.not_found` */
export async function getArtwork(db: Queryable, id: string): Promise<ArtworkRow> {
  const row = await findFile(db, id);
  if (!row) throw failure('artwork.not_found');
  return row;
}

/** The boards of the artwork's campaigns. @throws Failure `artwork.not_found` */
export async function getBoardsOf(db: Queryable, id: string) {
  await getArtwork(db, id);
  return findBookedBoards(db, id);
}

/** @throws Failure `artwork.not_found` */
export async function getCampaignsOf(db: Queryable, id: string) {
  await getArtwork(db, id);
  return findCampaignsOf(db, id);
}

/** What the bytes say, and how they fill each resolution among the boards booked. @throws Failure `artwork.not_found` */
export async function getFit(db: Queryable, id: string): Promise<{ file: FileFacts; fits: Fit[] }> {
  const facts = await findFacts(db, id);
  if (!facts) throw failure('artwork.not_found');
  const boards = await findBookedBoards(db, id);
  const unknown = withoutSize(boards);
  const notes = [
    ...(facts.notes ?? []),
    ...(unknown === 0
      ? []
      : [
          {
            level: 'warning' as const,
            text: `${unknown === 1 ? '1 board has' : `${String(unknown)} boards have`} no resolution, so the fit there is not known`,
          },
        ]),
  ];
  return { file: { ...facts, notes }, fits: fitMatrix(facts, boards) };
}

/** Newest first. @throws Failure `artwork.not_found` */
export async function getHistory(db: Queryable, id: string) {
  await getArtwork(db, id);
  return findHappenings(db, id);
}
