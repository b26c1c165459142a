import type { BoardFields } from '#contract/boards';
import { isSame, type FieldChange } from '../audit/changes.rules';
import type { BoardValues } from './board';

/** The values of a board that one call sets. */
export type BoardChange = { [K in keyof BoardValues]?: BoardValues[K] };

/** The name of each stored value in calls, failures and import results. */
export const fieldNames: Readonly<Record<keyof BoardValues, string>> = {
  boardname: 'boardname',
  lat: 'boardcoords.lat',
  long: 'boardcoords.long',
  city: 'boardloc.city',
  state: 'boardloc.state',
  country: 'boardloc.country',
  height: 'boardsize.height',
  width: 'boardsize.width',
  minCpiMicros: 'boardminCPI',
  surfaceArea: 'surfaceArea',
  boardOwner: 'boardOwner',
  team: 'team',
  reachBoardId: 'reachBoardID',
  deviceId: 'device_id',
  publisherId: 'publisher_id',
  publisherName: 'publisher_name',
  openingHours: 'opening_hours',
  screenType: 'screenType',
  venueType: 'venueType',
  adTypes: 'adTypes',
  boardPaused: 'boardPaused',
  isDeleted: 'isDeleted',
  boardFile: 'boardFile',
  boardImgUrl: 'boardImgURL',
};
export const valueKeys = Object.keys(fieldNames) as (keyof BoardValues)[]; // keys of the object above

/** A new board with every value unset. */
export const blankBoard: BoardValues = {
  boardname: '',
  lat: null,
  long: null,
  city: '',
  state: '',
  country: '',
  height: null,
  width: null,
  minCpiMicros: null,
  surfaceArea: null,
  boardOwner: null,
  team: null,
  reachBoardId: '',
  deviceId: '',
  publisherId: '',
  publisherName: '',
  openingHours: '',
  screenType: '',
  venueType: '',
  adTypes: [],
  boardPaused: false,
  isDeleted: false,
  boardFile: null,
  boardImgUrl: null,
};

const paths = valueKeys.map((key) => [key, fieldNames[key].split('.')] as const);
/** Values that are null where a call sends an empty text. */
const references: ReadonlySet<keyof BoardValues> = new Set(['boardOwner', 'team', 'boardFile', 'boardImgUrl']);

/** A call's body as stored values; fields that the body leaves out are absent. */
export function toChange(given: Partial<BoardFields> & { isDeleted?: false | undefined }): BoardChange {
  const change: BoardChange = {};
  for (const [key, path] of paths) {
    const value = storedValue(key, valueAt(given, path));
    if (value === undefined) continue;
    Object.assign(change, { [key]: value === '' && references.has(key) ? null : wellFormed(value) });
  }
  return change;
}

const valueAt = (given: object, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (part, name) => (typeof part === 'object' && part !== null ? Reflect.get(part, name) : undefined),
    given,
  );

/**
 * Replaces unpaired surrogates, which PostgreSQL cannot store: text columns would get a replacement character and JSON
 * columns refuse the value.
 */
function wellFormed(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed();
  return Array.isArray(value) ? value.map(wellFormed) : value;
}

/** Those values of a change that differ from what is stored. */
export function differing(stored: BoardValues, change: BoardChange): BoardChange {
  const different: BoardChange = { ...change };
  for (const key of keysIn(change)) if (isSame(stored[key], change[key])) Reflect.deleteProperty(different, key);
  return different;
}

export const keysIn = (change: BoardChange): (keyof BoardValues)[] => Object.keys(change) as (keyof BoardValues)[]; // a change has no other keys

/** The differences as calls write them: field names, and money in dollars. */
export function describe(stored: BoardValues, different: BoardChange): FieldChange[] {
  return keysIn(different).map((key) => ({
    field: fieldNames[key],
    from: callValue(key, stored[key]),
    to: callValue(key, different[key]),
  }));
}

const callValue = (key: keyof BoardValues, value: unknown): unknown =>
  key === 'minCpiMicros' && typeof value === 'number' ? value / 1e6 : value;

/** The stored value of a field name in a call; undefined for an unknown or removed field. */
export function keyOfField(field: string): keyof BoardValues | undefined {
  return valueKeys.find((key) => fieldNames[key] === field);
}
export const storedValue = (key: keyof BoardValues, value: unknown): unknown =>
  key === 'minCpiMicros' && typeof value === 'number' ? Math.round(value * 1e6) : value;

/** A change without its unset values. */
export const onlySetValues = (change: BoardChange): BoardChange => differing(blankBoard, change);

/** Whether a create call names only a screen of the provider and the owner of the new board. */
export function isOnlyScreen(change: BoardChange): boolean {
  const keys = keysIn(onlySetValues(change));
  return (
    keys.includes('deviceId') &&
    keys.every((key) => key === 'deviceId' || key === 'reachBoardId' || key === 'boardOwner' || key === 'team')
  );
}
