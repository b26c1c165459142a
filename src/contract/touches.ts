import { z } from 'zod';
import { file } from './artworkFile';
import { board } from './boardRecord';
import { endpoint } from './endpoint';
import { count, id, idListLimit, instant } from './page';
import { categories } from './placement';

/** The most records that a reply lists, those that touch most first; all are counted. */
export const touchedLimit = 200;

const ids = z.array(id).min(1).max(idListLimit);

const bookings = z.object({
  campaigns: count.describe('Campaigns that use it, each once; deleted ones do not count'),
  running: count.describe('Those of them that run now'),
  nextStart: instant.nullable().describe('When the first of them starts that has not started yet'),
});
export type Bookings = z.output<typeof bookings>;

/** What pausing or deleting boards touches. */
export const boardTouches = bookings.pick({ campaigns: true, running: true }).extend({
  boards: z.array(bookings.extend({ board })),
  paused: z.array(id).describe('The boards that are paused already'),
  deleted: z.array(id).optional().describe('The boards that are deleted already, which an act leaves out'),
  emptied: z
    .array(z.object({ _id: id, campaignName: z.string(), startTime: instant.nullable() }))
    .describe('Campaigns, neither paused nor over, that have no other active board'),
});
export type BoardTouches = z.output<typeof boardTouches>;
export const countBoardTouches = endpoint({
  name: 'countBoardTouches',
  path: '/api/boards/touches',
  extension: 'touches',
  summary: 'What an act on these boards touches; changes nothing',
  body: z.strictObject({ ids }),
  reply: boardTouches,
});

/** What a decision on artworks, or their deletion, touches. */
export const fileTouches = bookings.pick({ campaigns: true, running: true }).extend({
  files: z.array(bookings.extend({ file: file.describe('`fit` counts for decided artwork too') })),
  boards: count.describe('The boards of all `fit.boards`, each once'),
  failing: count.describe('Those of them on which at least one of the artworks does not show'),
  ads: count,
  submitted: count.optional().describe('The ads of those that an approval sends: the platform has the others already'),
  approved: count.optional().describe('Artworks that are approved already'),
  rejected: count.optional().describe('Artworks that are rejected already'),
  atPlatform: count.describe('Artworks that the supply-side platform has, or may have'),
});
export type FileTouches = z.output<typeof fileTouches>;
export const countFileTouches = endpoint({
  name: 'countFileTouches',
  path: '/api/file/touches',
  extension: 'touches',
  summary: 'What an act on these artworks touches; changes nothing',
  body: z.strictObject({
    ids,
    categories: categories.nullable().optional().describe('What the act says is on all of them'),
  }),
  reply: fileTouches,
});

/** What an act on campaigns touches; campaigns that the caller may not see are left out. */
export const campaignTouches = z.object({
  campaigns: z.array(
    z.object({
      _id: id,
      campaignName: z.string(),
      orgName: z.string().nullable(),
      isRunning: z.boolean(),
      boards: count,
      ads: count,
    }),
  ),
  running: count,
  boards: count.describe('Boards that they book, each once'),
  artworks: count.describe('Artworks that they use, each once'),
  ads: count,
  paused: z.array(id).optional().describe('The campaigns that are paused already'),
  deleted: z.array(id).optional().describe('The campaigns that are deleted already'),
});
export type CampaignTouches = z.output<typeof campaignTouches>;
export const countCampaignTouches = endpoint({
  name: 'countCampaignTouches',
  path: '/api/campaign/touches',
  extension: 'touches',
  summary: 'What pausing, resuming or deleting these campaigns touches; changes nothing',
  body: z.strictObject({ ids }),
  reply: campaignTouches,
});
