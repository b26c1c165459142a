import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { listAds } from '#contract/ads';
import type { Scope } from '#contract/permissions';
import { contentVersion } from '../db/artworkState';
import type { Queryable } from '../db/connect';
import { eqIfGiven, readPage, type FilterOf, type PageOf } from '../db/paging';
import { inScope } from '../db/scope';
import { anyContains } from '../db/searching';
import { ads, campaigns, files, submissions } from '../db/schema/schema';

export type AdFilter = FilterOf<typeof listAds>;

/** An ad of a deleted campaign or of a deleted artwork is no longer there. */
const matching = ({ search, orgID, fileID, visible }: AdFilter): SQL | undefined =>
  and(
    isNull(campaigns.deletedAt),
    isNull(files.deletedAt),
    eqIfGiven(ads.fileId, fileID),
    eqIfGiven(ads.orgId, orgID),
    inScope(ads.orgId, visible),
    inScope(files.orgId, visible),
    anyContains([ads.adNameKey], search),
  );

function selectAds(db: Queryable) {
  return db
    .select({
      _id: ads.id,
      adName: ads.adName,
      fileID: ads.fileId,
      campaignID: ads.campaignId,
      orgID: ads.orgId,
      dateCreated: ads.createdAt,
      fileName: files.fileName,
      campaignName: campaigns.campaignName,
      submission: submissions.state,
    })
    .from(ads)
    .innerJoin(files, eq(files.id, ads.fileId))
    .leftJoin(campaigns, eq(campaigns.id, ads.campaignId))
    .leftJoin(submissions, and(eq(submissions.fileId, ads.fileId), eq(submissions.fileVersion, contentVersion)));
}
export type AdRow = Awaited<ReturnType<typeof findAdsByArtwork>>[number];

/** The ads that use an artwork, oldest first. */
export async function findAdsByArtwork(db: Queryable, fileID: string, visible: Scope) {
  return selectAds(db).where(matching({ fileID, visible })).orderBy(ads.createdAt, ads.id);
}

/** One page of ads, ties by id, and how many match. */
export async function findAds(db: Queryable, filter: AdFilter, page: PageOf<'adName' | 'dateCreated'>) {
  const column = page.sortID === 'adName' ? ads.adNameKey : ads.createdAt;
  return readPage(db, selectAds(db).where(matching(filter)).$dynamic(), [column, ads.id], page);
}
