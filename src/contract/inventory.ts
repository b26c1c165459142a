import { z } from 'zod';
import { endpoint } from './endpoint';

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
export const providerPage = <T extends z.ZodType>(item: T) =>
  z.object({
    count: z.number().optional(),
    next: z.string().nullish(),
    previous: z.string().nullish(),
    results: z.array(item),
  });
const idLike = z.union([z.number(), z.string()]).transform(String);
const named = z.object({ name: z.string().nullish() }).nullish();
export const publisher = z.object({ id: idLike, name: z.string() });
export type Publisher = z.output<typeof publisher>;
/** External screen record; only the fields that the console reads; others are passed through unchanged. */
export const screen = z.object({
  id: idLike,
  name: z.string(),
  device_id: z
    .string()
    .nullish()
    .transform((text) => text ?? ''),
  publisher: z.object({ id: idLike.nullish(), name: z.string().nullish() }).nullish(),
  geo: z.object({ country: named, region: named, city: named }).nullish(),
  latitude: z.number().nullish(),
  longitude: z.number().nullish(),
  resolution: z
    .object({ name: z.string().nullish(), width: z.number().nullish(), height: z.number().nullish() })
    .nullish(),
  screen_types: z.array(z.object({ name: z.string() })).nullish(),
  venue_types: z.array(z.object({ name: z.string() })).nullish(),
  allowed_ad_types: z.array(z.object({ name: z.string() })).nullish(),
  screen_img_url: z.string().nullish(),
  opening_hours: z.string().nullish(),
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
