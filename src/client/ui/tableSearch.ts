import type { ReadBy, Reader } from './reader';

export interface SortChoice<SortID extends string = string> {
  id: SortID;
  desc: boolean;
}

export interface TablePlace<SortID extends string = string> {
  page: number;
  pageSize: number;
  sort: SortChoice<SortID>;
}

export interface TableDefaults<SortID extends string> {
  pageSize: number;
  sortID: SortID;
  sortDesc: boolean;
  /** The columns the list may be sorted by; anything else in the address is junk. */
  sortIDs: readonly SortID[];
}

/** One reader for each filter, from the text in the address to the value; optional by nature. */
export type FilterShape = Readonly<Record<string, Reader<string | number | boolean>>>;
export type Filters<Shape extends FilterShape> = { [Name in keyof Shape]?: ReadBy<Shape[Name]> };

const MAX_PAGE = 100_000_000;
const MAX_PAGE_SIZE = 500;

/** `latest` and `page` make `latest.page`, so that several tables can live in one address; no prefix, no dot. */
export const paramName = (prefix: string, name: string): string => (prefix === '' ? name : `${prefix}.${name}`);

function readWhole(text: string | null, max: number, fallback: number): number {
  if (text === null || !/^[1-9]\d{0,8}$/.test(text)) return fallback;
  const number = Number(text);
  return number > max ? fallback : number;
}

export function readPlace<SortID extends string>(
  params: URLSearchParams,
  prefix: string,
  defaults: TableDefaults<SortID>,
): TablePlace<SortID> {
  const get = (name: string) => params.get(paramName(prefix, name));
  const asked = get('sortID');
  const desc = get('sortDesc');
  return {
    page: readWhole(get('page'), MAX_PAGE, 1),
    pageSize: readWhole(get('pageSize'), MAX_PAGE_SIZE, defaults.pageSize),
    sort: {
      id: defaults.sortIDs.find((id) => id === asked) ?? defaults.sortID,
      desc: desc === 'true' || desc === 'false' ? desc === 'true' : defaults.sortDesc,
    },
  };
}

export function readFilters<Shape extends FilterShape>(
  params: URLSearchParams,
  prefix: string,
  shape: Shape,
): Filters<Shape> {
  const found: Record<string, string | number | boolean> = {};
  for (const [name, schema] of Object.entries(shape)) {
    const text = params.get(paramName(prefix, name));
    const parsed = text === null || text === '' ? undefined : schema.safeParse(text);
    if (parsed?.success) found[name] = parsed.data;
  }
  // Each value was parsed by the schema of its own name just above.
  return found as Filters<Shape>;
}

/** Place and filters of the list in an address, and `query`, what the list calls take of them. */
export function searchIn<SortID extends string, Shape extends FilterShape>(
  params: URLSearchParams,
  prefix: string,
  defaults: TableDefaults<SortID>,
  shape: Shape,
) {
  const [place, filters] = [readPlace(params, prefix, defaults), readFilters(params, prefix, shape)];
  return {
    place,
    filters,
    query: { page: place.page, pageSize: place.pageSize, sortID: place.sort.id, sortDesc: place.sort.desc, ...filters },
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

/** The address with another place in the list; what is as by default stays out of it. */
export function writePlace<SortID extends string>(
  params: URLSearchParams,
  prefix: string,
  defaults: TableDefaults<SortID>,
  place: TablePlace,
): URLSearchParams {
  const next = new URLSearchParams(params);
  write(next, paramName(prefix, 'page'), place.page, 1);
  write(next, paramName(prefix, 'pageSize'), place.pageSize, defaults.pageSize);
  write(next, paramName(prefix, 'sortID'), place.sort.id, defaults.sortID);
  write(next, paramName(prefix, 'sortDesc'), place.sort.desc, defaults.sortDesc);
  return next;
}

/** The address with some filters changed (`undefined` takes one away), back on the first page. */
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
