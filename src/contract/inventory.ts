import { z } from 'zod';
import { endpoint } from './endpoint';
import { idLike, nameLike, numberLike } from './foreignRecords';

/** A token for the screen-inventory provider, which the console calls directly. */
export const getInventoryToken = endpoint({
  name: 'getInventoryToken',
  method: 'GET',
  path: '/api/boards/reach/authtoken',
  summary: 'A token for the screen-inventory provider',
  reply: z.object({ token: z.string() }),
  failures: ['provider.failed'],
});

/** Broadsign Reach (research: `{count, next, previous, results}`, `next` absolute, null at the end). */
export const providerPage = z.object({
  count: numberLike.nullish().catch(null),
  next: z.string().nullish(),
  previous: z.string().nullish(),
  /** Read one by one (`readRecords`). */
  results: z.array(z.unknown()).max(5000),
});
/** A named record; some providers write the name alone. */
const named = z.union([z.object({ name: nameLike.nullish() }), nameLike.transform((name) => ({ name }))]).nullish();
/** Entries without a name say nothing, and are left out. */
const nameds = z
  .union([z.array(named), named.transform((entry) => [entry])])
  .transform((list) => list.flatMap((entry) => (entry?.name == null ? [] : [{ name: entry.name }])))
  .nullish();
export const publisher = z.object({ id: idLike, name: nameLike });
export type Publisher = z.output<typeof publisher>;
/** External screen record; only the fields that the console reads; others are passed through unchanged. */
export const screen = z.object({
  id: idLike,
  name: nameLike,
  device_id: z
    .union([idLike, z.literal('')])
    .nullish()
    .transform((text) => text ?? ''),
  publisher: z
    .union([
      z.object({ id: idLike.nullish(), name: nameLike.nullish() }),
      nameLike.transform((name) => ({ id: null, name })),
    ])
    .nullish(),
  geo: z.object({ country: named, region: named, city: named }).nullish(),
  latitude: numberLike.nullish(),
  longitude: numberLike.nullish(),
  resolution: z
    .union([
      z.object({ name: nameLike.nullish(), width: numberLike.nullish(), height: numberLike.nullish() }),
      nameLike.transform((name) => ({ name, width: null, height: null })),
    ])
    .nullish(),
  screen_types: nameds,
  venue_types: nameds,
  allowed_ad_types: nameds,
  screen_img_url: z.string().nullish().catch(null),
  opening_hours: z.string().nullish().catch(null),
});
export type Screen = z.output<typeof screen>;

/**
 * The specification's second category list (section 9), with the venue types of each: those of the product, and the
 * first levels of the OpenOOH taxonomy that providers declare.
 */
export const venueCategories = {
  Retail: ['Supermarket/Retail Centers', 'Shopping Mall', 'Fuel/Gas Station'],
  Transportation: ['Transit', 'Transport Station', 'Airport'],
  Roadside: ['Outdoor', 'Building Side', 'Street Furniture'],
  'Point of care': ['Health'],
} as const satisfies Record<string, readonly string[]>;
export type VenueCategory = keyof typeof venueCategories;

/** Whether a venue type of the screen belongs to the category; for 'Retail > Malls' the first level counts. */
export function isOfCategory({ venue_types: venues }: Pick<Screen, 'venue_types'>, category: VenueCategory): boolean {
  const names = [category, ...venueCategories[category]].map((name) => name.toLowerCase());
  return (venues ?? []).some(({ name }) => {
    const [first = ''] = name.split('>');
    return names.includes(name.trim().toLowerCase()) || names.includes(first.trim().toLowerCase());
  });
}
