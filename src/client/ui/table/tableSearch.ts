import { searchText } from '#contract/fold';
import { longestSearch } from '#contract/page';
import { isText, reader, type ReadBy, type Reader } from '../browser/reader';

export interface SortChoice<SortID extends string = string> {
  id: SortID;
  desc: boolean;
}

export interface TableParams<SortID extends string = string> {
  page: number;
  pageSize: number;
  sort: SortChoice<SortID>;
}

export interface TableDefaults<SortID extends string> {
  pageSize: number;
  sortID: SortID;
  sortDesc: boolean;
  /** The columns the list can be sorted by; anything else in the address is ignored. */
  sortIDs: readonly SortID[];
}

/** A reader for each filter, which parses its text in the address. Every filter is optional. */
export type FilterShape = Readonly<Record<string, Reader<string | number | boolean>>>;
export type Filters<Shape extends FilterShape> = { [Name in keyof Shape]?: ReadBy<Shape[Name]> };

/**
 * A filter of free text, without the spaces around it and what nobody can see. A longer one than the API takes (an
 * address by hand) is searched by its beginning: without the filter, the whole list would be shown as if it matched.
 */
export const textFilter = reader((given) => {
  const text = isText(given) ? searchText(given).slice(0, longestSearch) : '';
  return text === '' ? undefined : text;
});
/** A filter by a whole text, such as a reason. */
export const longTextFilter = reader((given) =>
  isText(given) && given !== '' && given.length <= 2000 ? given : undefined,
);
/** A day: '2026-11-22'. */
export const dayFilter = reader((given) => (isText(given) && /^\d{4}-\d{2}-\d{2}$/.test(given) ? given : undefined));
/** A yes/no filter. */
export const flagFilter = reader((given) => (given === 'true' || given === 'false' ? given === 'true' : undefined));
/** A filter with a closed list of values. */
export const choiceFilter = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  reader<Values[number]>((given) => values.find((value) => value === given));

const MAX_PAGE = 100_000_000;
const MAX_PAGE_SIZE = 500;

/** `latest` and `page` make `latest.page`, so that one address can hold several tables; without a prefix there is no dot. */
export const paramName = (prefix: string, name: string): string => (prefix === '' ? name : `${prefix}.${name}`);

function readWhole(text: string | null, max: number, fallback: number): number {
  if (text === null || !/^[1-9]\d{0,8}$/.test(text)) return fallback;
  const number = Number(text);
  return number > max ? fallback : number;
}

/** Page, size, sort and filters of the list in an address; `query` is what the list calls take. */
export function readTableSearch<SortID extends string, Shape extends FilterShape>(
  params: URLSearchParams,
  prefix: string,
  defaults: TableDefaults<SortID>,
  shape: Shape,
) {
  const get = (name: string) => params.get(paramName(prefix, name));
  const [sortID, desc] = [get('sortID'), get('sortDesc')];
  const page = readWhole(get('page'), MAX_PAGE, 1);
  const pageSize = readWhole(get('pageSize'), MAX_PAGE_SIZE, defaults.pageSize);
  const sort: SortChoice<SortID> = {
    id: defaults.sortIDs.find((id) => id === sortID) ?? defaults.sortID,
    desc: desc === 'true' || desc === 'false' ? desc === 'true' : defaults.sortDesc,
  };
  const values: Record<string, string | number | boolean> = {};
  for (const [name, schema] of Object.entries(shape)) {
    const text = get(name);
    const parsed = text === null || text === '' ? undefined : schema.safeParse(text);
    if (parsed?.success) values[name] = parsed.data;
  }
  // Each value was parsed by the schema of its own name just above.
  const filters = values as Filters<Shape>;
  return {
    tableParams: { page, pageSize, sort },
    filters,
    query: { page, pageSize, sortID: sort.id, sortDesc: sort.desc, ...filters },
  };
}

function write(
  params: URLSearchParams,
  name: string,
  value: string | number | boolean | undefined,
  fallback?: string | number | boolean,
): void {
  if (value === undefined || value === '' || value === fallback) params.delete(name);
  else params.set(name, String(value));
}

/** The address with the list's new page, size and sort; defaults are left out. */
export function writeTableParams<SortID extends string>(
  params: URLSearchParams,
  prefix: string,
  defaults: TableDefaults<SortID>,
  tableParams: TableParams,
): URLSearchParams {
  const next = new URLSearchParams(params);
  write(next, paramName(prefix, 'page'), tableParams.page, 1);
  write(next, paramName(prefix, 'pageSize'), tableParams.pageSize, defaults.pageSize);
  write(next, paramName(prefix, 'sortID'), tableParams.sort.id, defaults.sortID);
  write(next, paramName(prefix, 'sortDesc'), tableParams.sort.desc, defaults.sortDesc);
  return next;
}

/** The address with some filters changed (`undefined` removes one), and back to the first page. */
export function writeFilters<Shape extends FilterShape>(
  params: URLSearchParams,
  prefix: string,
  patch: Filters<Shape>,
): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(patch)) write(next, paramName(prefix, name), value);
  next.delete(paramName(prefix, 'page'));
  return next;
}

/** What a filter is called, as 'Country: Iceland', or its whole text for a value. */
type FilterLabels<Values> = { [Name in keyof Values]-?: string | ((value: NonNullable<Values[Name]>) => string) };

/** Filters as text, for 'nothing matches': 'Country: Iceland · Paused'. */
export const describeFilters = <Values extends object>(filters: Values, labels: FilterLabels<Values>): string =>
  // `labels` has the names of `Values`, and each label is for the value of its name.
  (Object.keys(labels) as (keyof Values)[])
    .flatMap((name) => {
      const [value, label] = [filters[name], labels[name]];
      if (value === undefined || value === null || value === '') return [];
      return typeof label === 'function' ? label(value) : `${label}: ${String(value)}`;
    })
    .join(' · ');
