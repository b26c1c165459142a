import { z } from 'zod';
import { file } from './artworkFile';
import { endpoint } from './endpoint';
import { proof, proofFailures } from './identity';
import { flag, id, idParams, instant, message, pageQuery, search } from './page';
import { categories, category, pictureWord, ruleKinds, suggestion, wordStates } from './placement';
import { name, text } from './textFields';

export const getFileWords = endpoint({
  name: 'getFileWords',
  path: '/api/file/words/:id',
  extension: 'file-words',
  summary: 'The words that were read in an artwork, and the categories that they suggest',
  params: idParams,
  reply: z.object({ state: z.enum(wordStates), words: z.array(pictureWord), suggestions: z.array(suggestion) }),
  failures: ['artwork.not_found'],
});

/** Largest poster of a video, in characters of base64. */
const posterLimit = 4 * 1024 * 1024;
export const savePoster = endpoint({
  name: 'savePoster',
  method: 'POST',
  path: '/api/file/poster/:id',
  extension: 'file-words',
  summary: 'Keep a frame of a video as its poster, in which its words are read; a video that has one keeps it',
  params: idParams,
  body: z.strictObject({ picture: z.base64().min(1).max(posterLimit).describe('A JPEG picture') }),
  bodyLimit: posterLimit + 1024,
  reply: message,
  failures: ['artwork.not_found', 'upload.type_refused', 'upload.unreadable', 'storage.full'],
});

export const placementRule = z
  .object({
    _id: z.string().describe('Kind and subject'),
    kind: z.enum(ruleKinds),
    subject: z.string().describe('Id of the board or the organisation, or the venue type'),
    name: z.string(),
    place: z.string().describe("Of a board: 'Lisbon · Street Furniture'; else empty"),
    boards: z.number().int().describe('Boards of the owner or the type; 1 for a board'),
    refuses: z.array(category),
    note: z.string(),
    by: z.string().nullable().describe('Null: a default that came with the product'),
    at: instant.nullable(),
    fallback: z
      .object({ refuses: z.array(category), source: z.object({ title: z.string(), url: z.string() }) })
      .nullable()
      .describe('The default of a venue type, with its source'),
    keptOff: z.object({ boards: z.number().int(), campaigns: z.number().int() }),
    version: z.number().int().optional().describe('0: none is stored, as of a default'),
  })
  .meta({ id: 'PlacementRule' });
export type PlacementRule = z.output<typeof placementRule>;

export const placementRuleSorts = ['kind'] as const;
export const listPlacementRules = endpoint({
  name: 'listPlacementRules',
  path: '/api/placement/rules',
  extension: 'placement',
  summary: 'Who refuses what: boards, media owners, venue types; of each kind first what keeps bookings off',
  query: z.strictObject({
    ...pageQuery(placementRuleSorts, { pageSize: 100, sortID: 'kind', sortDesc: false }),
    search,
    category: category.optional(),
    kind: z.enum(ruleKinds).optional(),
    subject: z.string().max(200).optional().describe('Only the rule of this board, organisation or venue type'),
    keepsOff: flag.optional().describe('Only rules that keep bookings off'),
  }),
  reply: z.object({
    rules: z.array(placementRule),
    totalRules: z.number().int(),
    counts: z.object({ board: z.number().int(), owner: z.number().int(), venueType: z.number().int() }),
  }),
});

const subject = { kind: z.enum(ruleKinds), subject: name(200).min(1) };
const ruleFailures = ['board.not_found', 'organisation.not_found', 'rule.not_found'] as const;
export const savePlacementRule = endpoint({
  name: 'savePlacementRule',
  path: '/api/placement/rules/save',
  extension: 'placement',
  summary:
    'Make or change the rule of a board, a media owner or a venue type; null takes it back. Ten minutes after the sign-in this needs the password or a code',
  conditional: true,
  body: z.strictObject({ ...proof, ...subject, refuses: categories.nullable(), note: text(300).default('') }),
  reply: z.object({ rule: placementRule.nullable(), message: z.string() }),
  failures: [...ruleFailures, 'record.stale', ...proofFailures],
});

const losing = z.object({ campaigns: z.number().int(), boards: z.number().int() });
export const ruleTouches = z.object({
  bookings: z.array(
    z.object({
      _id: id,
      campaignName: z.string(),
      file,
      startTime: instant.nullable(),
      running: z.boolean(),
      boards: z.number().int(),
      lost: z.number().int(),
      gained: z.number().int(),
      left: z.number().int().describe('Boards on which it still shows'),
    }),
  ),
  losing,
  gaining: losing,
  unlooked: z.number().int().describe('Artworks booked there that have no category yet'),
  narrower: z
    .array(z.object({ name: z.string(), boards: z.number().int() }))
    .describe('Rules that keep boards as they are'),
  ends: z
    .array(z.object({ name: z.string(), boards: z.number().int(), refuses: z.array(category) }))
    .optional()
    .describe('Rules of venue types that one of a media owner takes the place of'),
});
export type RuleTouches = z.output<typeof ruleTouches>;
export const countRuleTouches = endpoint({
  name: 'countRuleTouches',
  path: '/api/placement/touches',
  extension: 'placement',
  summary: 'Which running and coming bookings a change of a rule touches; changes nothing',
  body: z.strictObject({ ...subject, refuses: categories.nullable() }),
  reply: ruleTouches,
  failures: ruleFailures,
});
