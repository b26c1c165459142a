import type { Board } from '#contract/boards';
import {
  createBody,
  emptyBoard,
  fieldOf,
  validateBoard,
  modifyBody,
  valuesOf,
  type BoardValues,
} from '../../../../src/client/boards/form/boardValues';
import { settled, withTyped } from '../../../../src/client/boards/form/typedValues';
import { aBoardRow } from '../boardRow';

const filled: BoardValues = {
  ...emptyBoard,
  latitude: '38.7',
  longitude: '-9.1',
  country: 'Portugal',
  height: '400',
  surfaceArea: '28.5',
};
const stateOf = (patch: Partial<BoardValues>, field: keyof BoardValues, adding = true) =>
  validateBoard({ ...filled, ...patch }, adding)[field].state;

it('takes, refuses or leaves open what is typed into the fields for numbers', () => {
  const cases: [keyof BoardValues, string[], string][] = [
    ['latitude', ['-90', '90', '90.0', '-91', '1e3', 'north', '--1', '1.2.3', 'NaN', 'Infinity'], 'invalid'],
    ['latitude', ['0', '-89.999', '89.9999', '.5', '5.', ' 12 '], 'valid'],
    ['longitude', ['-180', '180'], 'valid'],
    ['longitude', ['180.01', '-181'], 'invalid'],
    ['longitude', [''], 'open'],
    ['height', ['0', '-1', '10.5'], 'invalid'],
    ['width', ['1.5'], 'invalid'],
    ['surfaceArea', ['0', '-2'], 'invalid'],
    ['surfaceArea', ['0.75'], 'open'],
  ];
  const wrong = cases.flatMap(([field, texts, state]) =>
    texts
      .filter((text) => stateOf({ [field]: text }, field) !== state)
      .map((text) => `${field} ${text} is not ${state}`),
  );
  expect(wrong).toEqual([]);
  for (const longitude of ['180', '181', '']) expect(stateOf({ longitude, latitude: '12' }, 'latitude')).toBe('valid');
});
it('requires latitude, country, vertical resolution and, when adding, the surface area', () => {
  const wrong = (adding: boolean) =>
    Object.entries(validateBoard(emptyBoard, adding))
      .filter(([, { state }]) => state === 'invalid')
      .map(([field]) => field);
  expect(wrong(true).sort()).toEqual(['country', 'height', 'latitude', 'surfaceArea']);
  expect(wrong(false).sort()).toEqual(['country', 'height', 'latitude']);
  const countries = ['N/A', ' - ', 'NA', 'Peru'];
  expect(countries.map((country) => validateBoard({ ...emptyBoard, country }, true).country.state)).toEqual([
    'invalid',
    'invalid',
    'open',
    'open',
  ]);
});

it('says what each number field expects, and sends what it understood', () => {
  const texts: [keyof BoardValues, string, string][] = [
    ['latitude', 'north', 'Latitude must be between -90 and 90, in degrees like 51.5074'],
    ['latitude', '515074', 'Latitude must be between -90 and 90'],
    ['longitude', '40.7 N', 'Longitude must be between -180 and 180, in degrees like 51.5074'],
    ['height', '1080x1920', 'Vertical Resolution must be a whole number from 1 to 100,000, like 1080'],
    ['height', '100001', 'Vertical Resolution must be a whole number from 1 to 100,000'],
    ['surfaceArea', '1,000', "'1,000' can be read in two ways. Write it like 1250 or 1.25"],
    ['surfaceArea', '28 ft²', 'Surface area must be a number above 0, at most 1,000,000, like 28.5'],
    ['surfaceArea', '1000001', 'Surface area must be a number above 0, at most 1,000,000'],
  ];
  for (const [field, typed, text] of texts)
    expect(validateBoard({ ...filled, [field]: typed }, true)[field]).toEqual({ state: 'invalid', text });
  const typed = {
    ...filled,
    latitude: '−33,8688',
    longitude: '151°12\'33"E',
    height: '1,080 px',
    width: '100,000',
    surfaceArea: '2,5 m²',
  };
  expect(createBody(typed, 'o1', 't1')).toMatchObject({
    boardcoords: { lat: -33.8688, long: 151.2091667 },
    boardsize: { height: 1080, width: 100_000 },
    surfaceArea: 2.5,
  });
});
it('fills both coordinates from a pasted pair, and shows numbers as they were understood', () => {
  expect(withTyped(filled, 'longitude', '40.7128° N, 74.0060° W')).toEqual({
    ...filled,
    latitude: '40.7128',
    longitude: '-74.006',
  });
  // Typed key by key, a pair is complete only when the user leaves the field.
  expect(withTyped({ ...filled, latitude: '51.5, -' }, 'latitude', '51.5, -0').latitude).toBe('51.5, -0');
  const typed = { ...filled, latitude: '51.5, -0.1', height: '1 080', surfaceArea: '2,5', width: '1080x1920' };
  expect(settled(typed, ['latitude', 'height', 'surfaceArea', 'width'])).toEqual({
    ...typed,
    latitude: '51.5',
    longitude: '-0.1',
    height: '1080',
    surfaceArea: '2.5',
  });
  expect(settled({ ...filled, latitude: '51.50' }, ['latitude']).latitude).toBe('51.50');
  expect(settled({ ...filled, width: '1.250' }, ['width']).width).toBe('1250');
});

it('says at a name what its call refuses', () => {
  const verdict = (field: 'boardname' | 'city' | 'country', typed: string) =>
    validateBoard({ ...filled, [field]: typed }, true)[field].text;
  expect(verdict('boardname', '\u202Eabc')).toBe('Contains an invisible character (U+202E). Remove it');
  expect(verdict('boardname', 'n'.repeat(301))).toBe('At most 300 characters. These are 301.');
  expect(verdict('city', 'c'.repeat(201))).toBe('At most 200 characters. These are 201.');
  expect(verdict('country', 'Spain\u200b')).toBe('Contains an invisible character (U+200B). Remove it');
  expect(verdict('boardname', ' 👩‍👩‍👧 שלום ' + 'n'.repeat(250))).toBe('');
});

it.each([
  ['Deutschland', 'Germany'],
  [' uk ', 'United Kingdom'],
  ['GBR', 'United Kingdom'],
  ['日本', 'Japan'],
  ['GERMANY', 'GERMANY'],
  ['Atlantis', 'Atlantis'],
  ['Suomi', 'Suomi'],
  ['N/A', 'N/A'],
  ['', ''],
])('shows the country %p as %p when the user leaves it, and a stored one as it is', (typed, country) => {
  expect(settled({ ...filled, country: typed }, ['country'], 'Suomi').country).toBe(country);
});

it('sends every field of the create call, empty ones as empty strings', () => {
  expect(createBody(emptyBoard, undefined, undefined)).toEqual({
    boardname: '',
    boardcoords: { lat: '', long: '' },
    boardloc: { city: '', state: '', country: '' },
    boardsize: { height: '', width: '' },
    boardminCPI: '',
    surfaceArea: '',
    boardOwner: '',
    reachBoardID: '',
    device_id: '',
    publisher_id: '',
    publisher_name: '',
    opening_hours: '',
    screenType: '',
    venueType: '',
    team: '',
  });
  expect(createBody(filled, 'o1', 't1')).toMatchObject({
    boardcoords: { lat: 38.7, long: -9.1 },
    boardsize: { height: 400, width: '' },
    surfaceArea: 28.5,
    boardOwner: 'o1',
    team: 't1',
  });
});
it('sends the same fields minus boardOwner for a change, those it does not show as they are', () => {
  const board = aBoardRow({ boardminCPI: 2.5, opening_hours: '06:00-24:00' });
  const body = modifyBody({ ...valuesOf(board), city: 'Porto' }, board);
  expect(body).not.toHaveProperty('boardOwner');
  expect(body).toEqual({
    boardname: board.boardname,
    boardcoords: board.boardcoords,
    boardloc: { ...board.boardloc, city: 'Porto' },
    boardsize: board.boardsize,
    boardminCPI: 2.5,
    surfaceArea: 28.5,
    reachBoardID: board.reachBoardID,
    device_id: board.device_id,
    publisher_id: board.publisher_id,
    publisher_name: board.publisher_name,
    opening_hours: '06:00-24:00',
    screenType: board.screenType,
    venueType: board.venueType,
    team: board.team,
  });
});
it.each([
  [{ boardminCPI: 2.5 }, { boardminCPI: 2.5 }],
  [{ boardminCPI: null, boardmincpi: 0.02 }, { boardminCPI: 0.02 }],
  [{ boardmincpi: 0.02 }, { boardminCPI: 0.02 }],
  [{ boardminCPI: null }, { boardminCPI: '' }],
  [{}, {}],
])('of a board with %j a save sends %j', (given, sent) => {
  const { boardminCPI: _, boardmincpi: __, ...board } = aBoardRow({});
  const whole = { ...board, ...given } as Board; // as another API returns it
  const { boardminCPI } = modifyBody(valuesOf(whole), whole);
  expect(boardminCPI === undefined ? {} : { boardminCPI }).toEqual(sent);
});
it('sends an image only where there is one', () => {
  expect(createBody({ ...filled, boardFile: 'f1' }, 'o1', 't1')).toMatchObject({ boardFile: 'f1' });
});
it('shows unset numbers as empty texts', () => {
  expect(
    valuesOf(
      aBoardRow({ boardcoords: { lat: 0, long: null }, boardsize: { height: null, width: null }, surfaceArea: null }),
    ),
  ).toMatchObject({ latitude: '0', longitude: '', height: '', width: '', surfaceArea: '' });
});
it('knows the field that the server refuses', () => {
  const paths = ['boardname', 'boardcoords.lat', 'boardcoords.long', 'boardloc.city', 'boardsize.height', 'device_id'];
  expect(paths.map(fieldOf)).toEqual(['boardname', 'latitude', 'longitude', 'city', 'height', undefined]);
});
