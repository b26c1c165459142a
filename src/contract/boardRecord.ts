import { z } from 'zod';
import { id, instant } from './page';
import { category, holdingRule } from './placement';

/** Unset texts are `''`, unset numbers `null`. */
export const board = z
  .object({
    _id: id,
    boardname: z.string(),
    boardcoords: z.object({ lat: z.number().nullable(), long: z.number().nullable() }),
    boardloc: z.object({ city: z.string(), state: z.string(), country: z.string() }),
    boardsize: z.object({ height: z.number().nullable(), width: z.number().nullable() }),
    boardminCPI: z.number().nullable(),
    boardmincpi: z
      .number()
      .nullable()
      .optional()
      .describe('The same as boardminCPI; one older client reads this spelling'),
    surfaceArea: z.number().nullable(),
    boardOwner: z.string().nullable().describe('Organisation id'),
    team: z.string().nullable().describe('Management team id'),
    reachBoardID: z.string(),
    device_id: z.string(),
    publisher_id: z.string(),
    publisher_name: z.string(),
    opening_hours: z.string(),
    screenType: z.string(),
    venueType: z.string(),
    adTypes: z.array(z.string()).optional(),
    boardPaused: z.boolean(),
    isDeleted: z.boolean(),
    boardFile: z.string().nullish(),
    boardImgURL: z.string().nullish(),
    imageURL: z
      .string()
      .nullish()
      .describe('Where the image of boardFile, or boardImgURL, can be seen in thumbnail size'),
    refuses: z.array(category).nullish().describe('Its own rule; null: that of its owner or venue type holds'),
    refusesNote: z.string().optional(),
    placement: holdingRule.nullish().describe('The placement rule that holds'),
    campaigns: z.number().int().optional().describe('How many campaigns use it'),
    lastEdited: instant.nullish(),
    version: z.number().int().optional(),
  })
  .meta({ id: 'Board' });
export type Board = z.output<typeof board>;
