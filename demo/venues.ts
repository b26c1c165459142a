import { z } from 'zod';
import json from './data/venues.json';
import { findNamed } from './findNamed';

/** The publishers with the provider's ids of them. */
export const publisherIds = {
  'Northway Outdoor': 52,
  'Citylight DOOH': 61,
  'Harbour Media': 37,
  'Transit Vision': 74,
  'Forecourt Screens': 88,
};
export type PublisherName = keyof typeof publisherIds;
export const publisherName = z.enum(Object.keys(publisherIds) as PublisherName[]); // of the object above
export const publisherIdOf = (publisher: PublisherName): string => String(publisherIds[publisher]);

/** The properties of boards at one type of venue. */
const venueShape = z.strictObject({
  venueType: z.string(),
  screenTypes: z.array(z.string()),
  /** Width and height in pixels. */
  sizes: z.array(z.tuple([z.number(), z.number()])),
  publishers: z.array(publisherName),
  /** Last words of board names: "Hall" in "Rossio Hall 4". */
  ends: z.array(z.string()),
  /** Boards are named after the city, not after a spot in it. */
  outOfTown: z.literal(true).optional(),
  /** Square metres that a million pixels cover: fine pitch indoors, coarse outdoors. */
  coarseness: z.number(),
  hours: z.string(),
});
export type Venue = z.output<typeof venueShape>;

export const venues: readonly Venue[] = z.array(venueShape).parse(json);

/** @throws Error for a venue type that is not in the list */
export const venueNamed = (venueType: string): Venue => findNamed(venues, 'venueType', venueType);
