import type { Scope } from '#contract/permissions';
import { getArtwork } from '../artwork/artwork.service';
import type { Queryable } from '../db/connect';
import { findAds, findAdsByArtwork, type AdRow } from './ads.queries';

export type { AdRow };
export const listAds = findAds;

/** @throws Failure `artwork.not_found` */
export async function listAdsByArtwork(db: Queryable, fileId: string, visible: Scope): Promise<AdRow[]> {
  await getArtwork(db, fileId);
  return findAdsByArtwork(db, fileId, visible);
}
