import { z } from 'zod';
import { cityNamed } from './cities';
import json from './data/boards.json';
import { sceneName } from './boardPictures';
import { demoId } from './identity';
import { publisherName, venueNamed } from './venues';

const boardShape = z.strictObject({
  name: z.string(),
  /** Where two boards share a name. */
  key: z.string().optional(),
  city: z.string(),
  venueType: z.string(),
  screenType: z.string(),
  publisher: publisherName,
  /** Width and height in pixels. */
  size: z.tuple([z.number(), z.number()]),
  /** Latitude and longitude; null: unknown. */
  at: z.tuple([z.number().nullable(), z.number().nullable()]),
  /** Empty where unknown. */
  deviceId: z.string(),
  deviceSlot: z.number().default(0),
  /** The provider's id; empty for a board that is not from the provider. */
  reachBoardId: z.string().default(''),
  /** Name of the team that looks after it. */
  team: z.string().nullable().default(null),
  paused: z.boolean().default(false),
  deleted: z.boolean().default(false),
  /** Its picture, referred to as a file record or by address. */
  image: z
    .strictObject({ scene: sceneName, by: z.enum(['file', 'address']) })
    .nullable()
    .default(null),
  adTypes: z.array(z.string()),
});

/** The 320 boards: 20 countries, and every special case of the demo data. */
export const boards = z
  .array(boardShape)
  .parse(json)
  .map(({ city, venueType, size: [width, height], at: [lat, long], ...board }) => ({
    ...board,
    id: demoId('board', board.key ?? board.name),
    city: cityNamed(city),
    venue: venueNamed(venueType),
    width,
    height,
    lat,
    long,
  }));
export type DemoBoard = (typeof boards)[number];
