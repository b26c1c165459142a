import { z } from 'zod';
import { isLatitude, isLongitude, type Board, type BoardDraft } from '#contract/boards';

/** The form's fields as typed: numbers are texts too, so that no input is lost. */
export const boardValues = z.object({
  boardname: z.string(),
  latitude: z.string(),
  longitude: z.string(),
  country: z.string(),
  state: z.string(),
  city: z.string(),
  venueType: z.string(),
  screenType: z.string(),
  height: z.string(),
  width: z.string(),
  surfaceArea: z.string(),
  boardFile: z.string(),
});
export type BoardValues = z.output<typeof boardValues>;
export type BoardField = keyof BoardValues;

export const emptyBoard: BoardValues = {
  boardname: '',
  latitude: '',
  longitude: '',
  country: '',
  state: '',
  city: '',
  venueType: '',
  screenType: '',
  height: '',
  width: '',
  surfaceArea: '',
  boardFile: '',
};

const shown = (n: number | null): string => (n === null ? '' : String(n));

export const valuesOf = (board: Board): BoardValues => ({
  boardname: board.boardname,
  latitude: shown(board.boardcoords.lat),
  longitude: shown(board.boardcoords.long),
  country: board.boardloc.country,
  state: board.boardloc.state,
  city: board.boardloc.city,
  venueType: board.venueType,
  screenType: board.screenType,
  height: shown(board.boardsize.height),
  width: shown(board.boardsize.width),
  surfaceArea: shown(board.surfaceArea),
  boardFile: board.boardFile ?? '',
});

const sent = (text: string): number | '' => (text.trim() === '' ? '' : Number(text));

/** The specification's create body; empty and missing fields are sent as empty strings. */
export function createBody(values: BoardValues, owner: string | undefined, team: string | undefined): BoardDraft {
  return {
    ...fieldsOf(values),
    boardminCPI: '',
    boardOwner: owner ?? '',
    reachBoardID: '',
    device_id: '',
    publisher_id: '',
    publisher_name: '',
    opening_hours: '',
    team: team ?? '',
  };
}

/** The edit form sends all fields of the board; those it does not show are sent unchanged. */
export function modifyBody(values: BoardValues, board: Board): Omit<BoardDraft, 'boardOwner'> {
  return {
    ...fieldsOf(values),
    ...minCPIOf(board),
    reachBoardID: board.reachBoardID,
    device_id: board.device_id,
    publisher_id: board.publisher_id,
    publisher_name: board.publisher_name,
    opening_hours: board.opening_hours,
    team: board.team ?? '',
  };
}

/**
 * Some APIs have this field only in lower case. The form does not show it, so a save must not clear it if the board
 * lacks it.
 */
function minCPIOf({ boardminCPI, boardmincpi }: Partial<Board>): Pick<BoardDraft, 'boardminCPI'> {
  const known = boardminCPI ?? boardmincpi;
  if (known !== undefined && known !== null) return { boardminCPI: known };
  return boardminCPI === undefined && boardmincpi === undefined ? {} : { boardminCPI: '' };
}

function fieldsOf(values: BoardValues) {
  return {
    boardname: values.boardname,
    boardcoords: { lat: sent(values.latitude), long: sent(values.longitude) },
    boardloc: { city: values.city, state: values.state, country: values.country },
    boardsize: { height: sent(values.height), width: sent(values.width) },
    surfaceArea: sent(values.surfaceArea),
    screenType: values.screenType,
    venueType: values.venueType,
    ...(values.boardFile === '' ? {} : { boardFile: values.boardFile }),
  };
}

export interface Verdict {
  state: 'valid' | 'invalid' | 'open';
  text: string;
}
const open: Verdict = { state: 'open', text: '' };
const invalid = (text: string): Verdict => ({ state: 'invalid', text });

const isNumber = (text: string): boolean => /^-?(\d+\.?\d*|\.\d+)(e-?\d+)?$/i.test(text.trim());

/** The verdict on each field's current value. The add form also requires the surface area (specification section 5). */
export function validateBoard(values: BoardValues, adding: boolean): Record<BoardField, Verdict> {
  return {
    ...(Object.fromEntries(Object.keys(values).map((field) => [field, open])) as Record<BoardField, Verdict>), // the keys of values are the fields
    latitude: degrees(values.latitude, isLatitude, 'Latitude', '-90 and 90', true),
    longitude: degrees(values.longitude, isLongitude, 'Longitude', '-180 and 180', false),
    country: values.country.trim() === '' ? invalid('Choose the country') : open,
    height: positive(values.height, 'Vertical Resolution', true, true),
    width: positive(values.width, 'Horizontal Resolution', false, true),
    surfaceArea: positive(values.surfaceArea, 'Surface area', adding, false),
  };
}

function degrees(
  text: string,
  isRight: (n: number) => boolean,
  name: string,
  range: string,
  required: boolean,
): Verdict {
  if (text.trim() === '') return required ? invalid(`${name} is required`) : open;
  if (!isNumber(text) || !isRight(Number(text))) return invalid(`${name} must be between ${range}`);
  return { state: 'valid', text: `Valid ${name.toLowerCase()}` };
}

function positive(text: string, name: string, required: boolean, whole: boolean): Verdict {
  if (text.trim() === '') return required ? invalid(`${name} is required`) : open;
  const n = Number(text);
  if (!isNumber(text) || n <= 0 || (whole && !Number.isInteger(n)))
    return invalid(whole ? `${name} must be a whole number above 0` : `${name} must be a number above 0`);
  return open;
}

/** The form's field for each field name of the server. */
export const serverFields: Readonly<Record<string, BoardField>> = {
  boardname: 'boardname',
  'boardcoords.lat': 'latitude',
  'boardcoords.long': 'longitude',
  'boardloc.country': 'country',
  'boardloc.city': 'city',
  'boardloc.state': 'state',
  'boardsize.height': 'height',
  'boardsize.width': 'width',
  surfaceArea: 'surfaceArea',
  venueType: 'venueType',
  screenType: 'screenType',
  boardFile: 'boardFile',
};

export const fieldLabels: Readonly<Record<BoardField, string>> = {
  boardname: 'Board name',
  latitude: 'Latitude',
  longitude: 'Longitude',
  country: 'Country',
  state: 'Region',
  city: 'City',
  venueType: 'Venue type',
  screenType: 'Screen type',
  height: 'Vertical Resolution',
  width: 'Horizontal Resolution',
  surfaceArea: 'Surface area',
  boardFile: 'Image',
};
