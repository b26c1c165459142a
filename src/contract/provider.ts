import { z } from 'zod';
import { endpoint } from './endpoint';
import { idLike, optional, nameLike, numberLike, recordList, reportsError } from './foreignRecords';
import { visibleName } from './text';

/** A token for the screen-inventory provider, which the console calls directly. */
export const getInventoryToken = endpoint({
  name: 'getInventoryToken',
  path: '/api/boards/reach/authtoken',
  summary: 'A token for the screen-inventory provider',
  reply: z.object({ token: z.string() }),
  failures: ['provider.failed'],
});

/** Broadsign Reach (research: `{count, next, previous, results}`, `next` absolute, null at the end). */
export const pageFields = z.looseObject({
  count: optional(numberLike).catch(null),
  next: optional(z.string()),
  results: recordList(5000),
});
/** A list that ends early with an error would make its other screens look as if they were gone. */
export const providerPage = pageFields.refine((page) => !reportsError(page));
/** A named record; some providers write the name alone. */
const named = optional(z.union([z.object({ name: optional(nameLike) }), nameLike.transform((name) => ({ name }))]));
/** Entries without a name say nothing, and are left out. `separator`: of names that come as one text. */
const namesBy = (separator: RegExp) =>
  optional(
    z
      .union([
        z.array(named),
        z.string().transform((text) => text.split(separator).map((name) => ({ name: visibleName(name) }))),
        named.transform((entry) => [entry]),
      ])
      .transform((list) => list.flatMap((entry) => (entry?.name ? [{ name: entry.name }] : []))),
  );
const types = namesBy(/\n/);
/** No coordinate is so large that a comma could group its thousands. */
const degrees = z.union([
  numberLike,
  z
    .string()
    .regex(/^\s*[-+]?\d{1,3},\d+\s*$/)
    .transform((text) => Number(text.replace(',', '.'))),
]);
const pixels = z.union([
  numberLike,
  z
    .string()
    .regex(/^\d+ ?px$/i)
    .transform((text) => Number.parseInt(text, 10)),
]);
export const publisher = z.object({ id: idLike, name: nameLike });
export type Publisher = z.output<typeof publisher>;
/** External screen record; only the fields that the console reads; others are passed through unchanged. */
export const screen = z.object({
  id: idLike,
  name: nameLike,
  device_id: optional(idLike).transform((id) => id ?? ''),
  publisher: optional(
    z.union([
      z.object({ id: optional(idLike), name: optional(nameLike) }),
      nameLike.transform((name) => ({ id: null, name })),
    ]),
  ),
  geo: optional(z.object({ country: named, region: named, city: named })),
  latitude: optional(degrees),
  longitude: optional(degrees),
  resolution: optional(
    z.union([
      z.object({ name: optional(nameLike), width: optional(pixels), height: optional(pixels) }),
      nameLike.transform((name) => ({ name, width: null, height: null })),
    ]),
  ),
  screen_types: types,
  venue_types: types,
  allowed_ad_types: namesBy(/[,;|]/),
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
