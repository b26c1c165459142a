import { z } from 'zod';
import { file } from './artworkFile';
import { endpoint } from './endpoint';
import { categoryNames } from './placement';
import { day, flag, id, pageQuery, search } from './page';

/** `nothing`: nothing sensitive; `unlooked`: nobody has said yet. */
export const categoryFilters = ['unlooked', 'nothing', ...categoryNames] as const;
/** Filters of every artwork list; all filters that are set apply. */
const fileFilters = {
  approvedOnly: flag.optional(),
  disapprovedOnly: flag.optional(),
  hasSSPID: flag.optional().describe('Has an external id (reachCreativeID or mwCreativeID)'),
  missingSSPID: flag.optional(),
  hasAdID: flag.optional().describe('Is in a campaign'),
  search: search.describe('Any part of the name or of the words in the picture, or the beginning of a category'),
  category: z
    .enum(categoryFilters)
    .optional()
    .describe('Only artworks that show this; nothing sensitive; without a category yet'),
  orgID: id.optional(),
  notSet: flag.optional().describe('Only artworks without a decision'),
  needed: flag.optional().describe('Only artworks without a decision that hold up a campaign'),
  sspFailed: flag.optional().describe('Approved artworks whose submission failed'),
  decidedFrom: day.optional().describe('Only artworks whose decision was made on this day (UTC) or later'),
  decidedTo: day.optional().describe('Only artworks whose decision was made on this day (UTC) or earlier'),
  decidedBy: id.optional().describe('Id of the user whose decision stands'),
  reason: z.string().max(2000).optional().describe('Only artworks rejected for exactly this reason'),
};
/**
 * `neededBy`: artwork without a decision first, by the start of the first campaign that it holds up; then artwork that
 * holds up none, the oldest first. Without `sortDesc` it sorts ascending, unlike the other sorts.
 */
export const artworkSorts = [
  'dateCreated',
  'fileName',
  'lastEdited',
  'fileFormat',
  'isReviewed',
  'isPreApproved',
  'neededBy',
  'categories',
] as const;
const query = (pageSize: number, sortID: 'dateCreated' | 'fileName') =>
  z.strictObject({ ...pageQuery(artworkSorts, { pageSize, sortID, sortDesc: true }), ...fileFilters });
const files = z.object({ files: z.array(file), totalFiles: z.number().int() });
/**
 * Lists of ids include names, for confirmations, and versions, so that bulk actions do not overwrite changes the user
 * has not seen.
 */
const fileIds = z.object({
  files: z.array(
    z.object({
      _id: id,
      fileName: z.string(),
      isPreApproved: z.boolean().nullish(),
      version: z.number().int().optional(),
    }),
  ),
  totalFiles: z.number().int().optional(),
});

export const listArtworks = endpoint({
  name: 'listArtworks',
  path: '/api/file/artworks/',
  summary: 'Latest artworks',
  query: query(5, 'dateCreated'),
  reply: files,
});
export const listArtworkIds = endpoint({
  name: 'listArtworkIds',
  path: '/api/file/artworks/idlist',
  summary: 'Ids of all artworks that match, at most 10,000',
  query: query(500, 'dateCreated').partial(),
  reply: fileIds,
});
export const listFiles = endpoint({
  name: 'listFiles',
  path: '/api/file/',
  summary: 'Approved or disapproved artworks',
  query: query(5, 'fileName'),
  reply: files,
});
export const listFileIds = endpoint({
  name: 'listFileIds',
  path: '/api/file/idlist',
  summary: 'Ids of all files that match, at most 10,000',
  query: query(500, 'fileName').partial(),
  reply: fileIds,
});
