import { z } from 'zod';
import { isLatitude, isLongitude } from './boardFields';
import { endpoint } from './endpoint';
import {
  enveloped,
  idLike,
  isBlank,
  optional,
  nameLike,
  numberLike,
  recordList,
  reportsError,
  single,
} from './foreignRecords';
import { visibleName } from './text';

/** A token for the screen-inventory provider, which the console calls directly. */
export const getInventoryToken = endpoint({
  name: 'getInventoryToken',
  path: '/api/boards/reach/authtoken',
  summary: 'A token for the screen-inventory provider',
  query: z.strictObject({
    refused: z.string().max(200).optional().describe('The end of the token that the provider has just refused'),
  }),
  reply: z.object({ token: z.string() }),
  failures: ['provider.failed'],
});

/**
 * A count is whole, so `1,130` and `1.130` have a thousand. Some write -1 for one that they do not know, or a record,
 * `{value: 1130, relation: 'eq'}`.
 */
const count = z.union([
  numberLike.pipe(z.int().min(0)),
  z
    .string()
    .regex(/^\s*\d{1,3}(?:[.,'’\s]\d{3})+\s*$/)
    .transform((text) => Number(text.replace(/\D/g, ''))),
]);
const counted = optional(z.union([count, z.object({ value: count }).transform(({ value }) => value)])).catch(null);
/** An address as a record; null where there is none. */
const linkRecord = z.object({ href: z.string().nullable() }).transform(({ href }) => href);
const nextAddress = optional(z.union([z.string(), linkRecord], 'a “next” that is not an address'));
/** Broadsign Reach (research: `{count, next, previous, results}`, `next` absolute, null at the end), and what others write. */
export const pageFields = z.looseObject({
  count: counted,
  total: counted,
  next: nextAddress,
  results: recordList(5000),
});
/** Records that are asked for on a page (specification section 9). */
export const pageSize = 100;
/** Part of a list, in which one screen may be found. */
export const providerPage = z.preprocess(
  enveloped('results'),
  pageFields.refine((page) => !reportsError(page)),
);
/** Parts in which some write of the list what others write beside its records. */
const pagingPart = /^(?:(?:response_?)?meta(?:data)?|page(?:_?info)?|paging|pagination|_?links)$/i;
/** An address as an entry of a list of links. */
const link = z.object({ rel: z.string(), href: z.string().nullable() }).transform(({ rel, href }) => ({ [rel]: href }));
const pagingFields = (record: object | null, depth = 0): [name: string, value: unknown][] =>
  Object.entries(record ?? {}).flatMap(([name, value]: [string, unknown]) =>
    depth < 3 && pagingPart.test(name) && typeof value === 'object' && value !== null
      ? [value].flat().flatMap((part: object | null) => pagingFields(link.safeParse(part).data ?? part, depth + 1))
      : [[name, value]],
  );
/** Headers that say what others write beside the records. */
const pagingHeaders = ['x-total-count', 'x-total', 'x-page', 'x-total-pages', 'x-next-page'];
const fromHeaders = (headers: Pick<Headers, 'get'>): [name: string, value: string][] =>
  pagingHeaders.flatMap((name) => {
    const value = headers.get(name);
    return value === null ? [] : [[name.slice(2).replaceAll('-', '_'), value]];
  });
const countField = /^(?:count|total|total_?(?:count|elements|items|records|results))$/i;
/** Fields that say whether a list goes on, and perhaps where. */
const onward =
  /^(?:has_?(?:more|next)(?:_?page)?|(?:@odata\.)?next(?:_?(?:cursor|offset|page|(?:(?:page|records)_?)?(?:href|link|token|uri|url)))?|partial|(?:is_?)?truncated)$/i;
/** Which page it is, and the last one (or whether it is that) or how many there are. */
const currentPage = /^(?:(?:current_?)?page(?:_?(?:no|number|index))?|current|number)$/i;
const lastPage = /^(?:is_?)?last(?:_?page)?$/i;
const pageCount = /^(?:(?:total_?|num_?)?pages|page_?count)$/i;
const looksLikeAddress = /^(?:https?:|[./])|\?/i;
/**
 * A page of a list that is read whole. A list that ends early would make its other screens look as if they were gone:
 * refused is one that goes on without an address, and a full page that says nothing of an end.
 * `isFirst`: it begins the list.
 */
export const wholeListPage = (headers: Pick<Headers, 'get'>, isFirst: boolean) =>
  providerPage.transform(({ next, results, ...rest }, context) => {
    const [, linked] = /<([^<>]*)>[^<]*?\brel="?[^"<]*\bnext\b/i.exec(headers.get('link') ?? '') ?? [];
    const [, ofRange] = /\/([\d,]+)$/.exec(headers.get('content-range') ?? '') ?? [];
    const said = [...pagingFields(rest), ...fromHeaders(headers)];
    const valuesOf = (field: RegExp): unknown[] => said.flatMap(([name, value]) => (field.test(name) ? [value] : []));
    const numbersOf = (field: RegExp): number[] => valuesOf(field).flatMap((value) => counted.parse(value) ?? []);
    const [current, pages] = [numbersOf(currentPage), numbersOf(pageCount)];
    const endsFrom = (start: 0 | 1) => [...numbersOf(lastPage), ...pages.map((each) => each - 1 + start)];
    // Some number their pages from 0, as the first page shows; a later page 1 of 2 may be the last or not.
    const isFrom0 = current.includes(0);
    const [earliest, latest] = [endsFrom(isFirst && !isFrom0 ? 1 : 0), endsFrom(isFrom0 ? 0 : 1)];
    const isBeforeLast = current.some((n) => earliest.some((end) => n < end)) || valuesOf(lastPage).includes(false);
    const isLast = current.some((n) => latest.some((end) => n >= end)) || valuesOf(lastPage).includes(true);
    // Some count the screens of the page in one of them, and those of the list in another.
    const counts = [...valuesOf(countField), ofRange].flatMap((each) => counted.parse(each) ?? []);
    const more = valuesOf(onward)
      .flat()
      .map((each) => linkRecord.or(z.unknown()).parse(each));
    const saysNothing = counts.length + more.length === 0 && next === undefined && linked === undefined && !isLast;
    const goesOn = more.some((value) => Boolean(value) && !isBlank(value) && !/^(?:false|0)$/i.test(String(value)));
    const address = more.find((each): each is string => typeof each === 'string' && looksLikeAddress.test(each));
    const page = {
      results,
      next: next || linked || (address ?? null),
      count: counts.length > 0 ? Math.max(...counts) : null,
    };
    // Where the count says it already, what is listed can be used.
    const isPart = isBeforeLast && (page.count ?? 0) <= results.length;
    if (page.next === null && (goesOn || isPart || (saysNothing && results.length >= pageSize)))
      context.addIssue('a part of a list that does not say where the rest is');
    return page;
  });
/** Why an answer is no such page: our own reasons begin with a small letter, Zod's and those of the API's fields do not. */
export const whyNoPage = ({ issues }: z.ZodError): string | undefined =>
  issues.find(({ message }) => /^[a-z]/.test(message))?.message;
/** A part that is left out where it cannot be read, because the rest of the screen can. */
const extra = <Part extends z.ZodType>(part: Part) => optional(part).catch(null);
/** A named record; some providers write the name alone. */
const named = extra(z.union([z.object({ name: extra(nameLike) }), nameLike.transform((name) => ({ name }))]));
const placeCode =
  /^(?:(?:country|region|state)?_?(?:iso_?)?code|iso(?:_?(?:[23]|a[23]|3166(?:_?[12])?))?|alpha_?[23])$/i;
/** A place; its code where it has no name. */
const place = z.preprocess((given) => {
  if (typeof given !== 'object' || given === null || ('name' in given && !isBlank(given.name ?? ''))) return given;
  const codes = Object.entries(given).flatMap(([field, value]: [string, unknown]) =>
    placeCode.test(field) ? [value] : [],
  );
  return codes.length === 0 ? given : { name: codes.find((code) => !isBlank(code ?? '')) ?? null };
}, named);
/** Entries without a name say nothing, and are left out. `separator`: of names that come as one text. */
const namesBy = (separator: RegExp) =>
  extra(
    z
      .union([
        z.array(named),
        z.string().transform((text) => text.split(separator).map((name) => ({ name: visibleName(name) }))),
        named.transform((entry) => [entry]),
      ])
      .transform((list) => list.flatMap((entry) => (entry?.name ? [{ name: entry.name }] : []))),
  );
const types = namesBy(/\n/);
/** No coordinate is so large that a comma could group its thousands. Some write `−33.8°`, with the minus of print. */
const degrees = z.union([
  numberLike,
  z
    .string()
    .regex(/^\s*[-+\u2212]?\d{1,3}(?:[.,]\d+)?\s*°?\s*$/)
    .transform((text) => Number.parseFloat(text.replace('\u2212', '-').replace(',', '.'))),
]);
const pixels = z.union([
  numberLike,
  z
    .string()
    .regex(/^\d+ ?px$/i)
    .transform((text) => Number.parseInt(text, 10)),
]);
/** `1080x1920`, `1080 × 1920 px`: the width first, as everywhere in this trade. */
const written = /^(\d{1,6})(?: ?px)? ?[x×*] ?(\d{1,6})(?: ?px)?$/i;
const resolution = z
  .union([
    z.object({ name: extra(nameLike), width: extra(pixels), height: extra(pixels) }),
    nameLike.transform((name) => ({ name, width: null, height: null })),
  ])
  .transform(({ name, width, height }) => {
    const [, across, down] = written.exec(name ?? '') ?? [];
    const isRead = across === undefined || Boolean(width) || Boolean(height);
    return isRead ? { name, width, height } : { name, width: Number(across), height: Number(down) };
  });
export const publisher = z.object({ id: idLike, name: nameLike });
export type Publisher = z.output<typeof publisher>;
/** External screen record; only the fields that the console reads; others are passed through unchanged. */
export const screen = z.object({
  id: idLike,
  name: nameLike.transform((name) => (isBlank(name) ? '' : name)),
  device_id: optional(idLike).transform((id) => id ?? ''),
  publisher: extra(
    z.preprocess(
      single,
      z.union([
        z.object({ id: extra(idLike), name: extra(nameLike) }),
        nameLike.transform((name) => ({ id: null, name })),
      ]),
    ),
  ),
  geo: extra(z.object({ country: place, region: place, city: named })),
  latitude: extra(degrees),
  longitude: extra(degrees),
  resolution: extra(resolution),
  screen_types: types,
  venue_types: types,
  allowed_ad_types: namesBy(/[,;|]/),
  screen_img_url: z.string().nullish().catch(null),
  opening_hours: extra(z.string()),
});
export type Screen = z.output<typeof screen>;

/**
 * The coordinates of a screen as a board gets them: null if one is missing or out of range. They may be swapped, but
 * that is not guessed.
 */
export function placeOf({ latitude, longitude }: Pick<Screen, 'latitude' | 'longitude'>) {
  const isPlace = latitude != null && longitude != null && isLatitude(latitude) && isLongitude(longitude);
  return isPlace ? { lat: latitude, long: longitude } : { lat: null, long: null };
}
/** Whether it has coordinates that a board does not get. */
export const isMisplaced = (given: Screen): boolean =>
  given.latitude != null && given.longitude != null && placeOf(given).lat === null;

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
