import { z } from 'zod';
import type { Board, BoardDraft } from '#contract/boards';
import { saysNothing } from '#contract/foreignRecords';
import { refusesText, sentRefuses } from './boardRefuses';
import { isSame } from '../../save/mergeFields';
import { isNumberRead, numberText } from '../../ui/format/readNumber';
import { nameProblem } from '../../ui/form/lengthProblem';
import { numberMessages } from '../../ui/ui.messages';
import { numberIn, readField, type NumberField } from './boardNumbers';

/** The form's fields, in its order. */
export const fieldLabels = {
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
  refuses: 'Refuses',
  refusesNote: 'Why it refuses',
} as const;
export type BoardField = keyof typeof fieldLabels;
/** As typed: numbers are texts too, so that no input is lost. */
export type BoardValues = Record<BoardField, string>;

export const allFields = Object.keys(fieldLabels) as BoardField[]; // the keys of the labels are the fields
const ofEach = <T>(value: T) => Object.fromEntries(allFields.map((field) => [field, value])) as Record<BoardField, T>;
export const boardValues = z.object(ofEach(z.string()));
export const emptyBoard: BoardValues = ofEach('');

const shown = (n: number | null): string => (n === null ? '' : numberText(n));

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
  refuses: refusesText(board.refuses),
  refusesNote: board.refusesNote ?? '',
});

const numberToSend = (values: BoardValues, field: NumberField): number | '' =>
  values[field].trim() === '' ? '' : numberIn(field, values[field]);

/** The specification's create body; empty and missing fields are sent as empty strings. */
export function createBody(values: BoardValues, owner: string | undefined, team: string | undefined): BoardDraft {
  return {
    ...fieldsToSend(values),
    ...(values.refuses === '' ? {} : sentRefuses(values)),
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
    ...fieldsToSend(values),
    ...changedRefuses(values, board),
    ...minCPIToSend(board),
    reachBoardID: board.reachBoardID,
    device_id: board.device_id,
    publisher_id: board.publisher_id,
    publisher_name: board.publisher_name,
    opening_hours: board.opening_hours,
    team: board.team ?? '',
  };
}

/** The board's own rule, if it was changed: each change needs a proof. An API without this extension would refuse the fields. */
function changedRefuses(values: BoardValues, board: Board): Partial<BoardDraft> {
  const { refuses, refusesNote } = valuesOf(board);
  const isUnchanged = values.refuses === refuses && isSame(values.refusesNote, refusesNote);
  return board.refuses === undefined || isUnchanged ? {} : sentRefuses(values);
}

/**
 * Some APIs have this field only in lower case. The form does not show it, so a save must not clear it if the board
 * lacks it.
 */
function minCPIToSend({ boardminCPI, boardmincpi }: Partial<Board>): Pick<BoardDraft, 'boardminCPI'> {
  const known = boardminCPI ?? boardmincpi;
  if (known !== undefined && known !== null) return { boardminCPI: known };
  return boardminCPI === undefined && boardmincpi === undefined ? {} : { boardminCPI: '' };
}

function fieldsToSend(values: BoardValues) {
  return {
    boardname: values.boardname,
    boardcoords: { lat: numberToSend(values, 'latitude'), long: numberToSend(values, 'longitude') },
    boardloc: { city: values.city, state: values.state, country: values.country },
    boardsize: { height: numberToSend(values, 'height'), width: numberToSend(values, 'width') },
    surfaceArea: numberToSend(values, 'surfaceArea'),
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

/** The verdict on each field's current value. The add form also requires the surface area (specification section 5). */
export function validateBoard(values: BoardValues, adding: boolean): Record<BoardField, Verdict> {
  return {
    ...ofEach(open),
    boardname: nameVerdict(values.boardname, 300),
    city: nameVerdict(values.city, 200),
    state: nameVerdict(values.state, 200),
    latitude: numberVerdict(values, 'latitude', true),
    longitude: numberVerdict(values, 'longitude', false),
    country: saysNothing(values.country) ? invalid('Choose the country') : nameVerdict(values.country, 200),
    height: numberVerdict(values, 'height', true),
    width: numberVerdict(values, 'width', false),
    surfaceArea: numberVerdict(values, 'surfaceArea', adding),
  };
}

function nameVerdict(value: string, longest: number): Verdict {
  const problem = nameProblem(value, longest);
  return problem === undefined ? open : invalid(problem);
}

/** What a field for a number must hold, and an example. */
const expected: Readonly<Record<NumberField, readonly [range: string, example: string]>> = {
  latitude: ['between -90 and 90', 'in degrees like 51.5074'],
  longitude: ['between -180 and 180', 'in degrees like 51.5074'],
  height: ['a whole number from 1 to 100,000', 'like 1080'],
  width: ['a whole number from 1 to 100,000', 'like 1920'],
  surfaceArea: ['a number above 0, at most 1,000,000', 'like 28.5'],
};

function numberVerdict(values: BoardValues, field: NumberField, required: boolean): Verdict {
  const name = fieldLabels[field];
  const typed = values[field].trim();
  if (typed === '') return required ? invalid(`${name} is required`) : open;
  const reading = readField(field, typed);
  const isDegrees = field === 'latitude' || field === 'longitude';
  if (isNumberRead(reading)) return isDegrees ? { state: 'valid', text: `Valid ${name.toLowerCase()}` } : open;
  if (reading.wrong === 'ambiguous') return invalid(numberMessages.ambiguous(typed));
  const [range, example] = expected[field];
  const text = `${name} must be ${range}`;
  return invalid(reading.wrong === 'out-of-range' ? text : `${text}, ${example}`);
}

const renamed: Readonly<Record<string, BoardField>> = { lat: 'latitude', long: 'longitude' };

/** The form's field for a field of the server: `boardloc.city` is the city. */
export function fieldOf(path: string): BoardField | undefined {
  const last = path.replace(/^.*\./, '');
  return renamed[last] ?? allFields.find((field) => field === last);
}
