import { venueTypes } from '../../../../src/client/boards/boardTypes';
import { isInCountry } from '../../../../src/client/boards/csv/rules/countryBoxes';
import { matchColumns } from '../../../../src/client/boards/csv/columns';
import { refusalText } from '../../../../src/client/boards/csv/CsvTemplate';
import { nearest } from '../../../../src/client/boards/csv/reading/nearest';
import { issuesOf } from '../../../../src/client/boards/csv/rules/rowRules';
import { Sheet } from '../../../../src/client/boards/csv/sheet';

describe('coordinates that changed places', () => {
  const issues = (country: string, lat: string, long: string) =>
    issuesOf({ device_id: 'd', country, lat, long }, 'inventory').map(({ code, level, fix }) => ({ code, level, fix }));

  test.each([
    ['Portugal', '-9.14', '38.72'],
    ['Spain', '-3.70', '40.42'],
    ['PT', '-9.14', '38.72'],
    ['uk', '-0.12', '51.50'],
  ])('%s, %s, %s', (country, lat, long) => {
    expect(issues(country, lat, long)).toEqual([{ code: 'swapped', level: 'warning', fix: { lat: long, long: lat } }]);
  });

  test('rows that lie in their country, in no known one, or on an island of it are left alone', () => {
    expect(issues('Portugal', '38.72', '-9.14')).toEqual([]);
    expect(issues('Atlantis', '-9.14', '38.72')).toEqual([]);
    expect(issues('', '-9.14', '38.72')).toEqual([]);
    // Ponta Delgada, in the Azores.
    expect(issues('Portugal', '37.74', '-25.67')).toEqual([]);
  });

  test('countries are known by name, code and everyday name', () => {
    for (const name of ['United Kingdom', 'GB', 'gb', 'UK', 'Great Britain'])
      expect(isInCountry(name, 51.5, -0.12)).toBe(true);
    expect(isInCountry('France', 4.9, -52.3)).toBe(true);
    expect(isInCountry('Nowhere', 0, 0)).toBeUndefined();
  });
});

test.each([
  ['Road side', 'Roadside'],
  ['roadsides', 'Roadside'],
  ['Shoping Mall', 'Shopping Mall'],
  ['Gas Station', 'Fuel/Gas Station'],
  ['xyz', null],
])('the venue type most like %j is %j', (text, option) => expect(nearest(text, venueTypes)).toBe(option));

test('columns are known by the names that people give them', () => {
  expect(matchColumns(['Device', 'Town', 'Venue', 'Name', 'Owner']).positions).toEqual({
    device_id: 0,
    city: 1,
    venueType: 2,
    boardname: 3,
    publisher_name: 4,
  });
});

describe('a misspelt country', () => {
  const found = (country: string) =>
    issuesOf({ device_id: 'd', country }, 'inventory').map(({ level, message, fix }) => ({ level, message, fix }));

  test.each([
    ['Potugal', 'Portugal'],
    ['germny', 'Germany'],
    ['Swizerland', 'Switzerland'],
    ['Chna', 'China'],
  ])('%s is a warning, and may be corrected to %s', (country, suggestion) => {
    const message = `Not a known country; did you mean '${suggestion}'? It is kept as it is.`;
    expect(found(country)).toEqual([{ level: 'warning', message, fix: { country: suggestion } }]);
  });

  test.each([
    '',
    'Portugal',
    'PORTUGAL',
    'pt',
    'USA',
    'UK',
    'Czech Republic',
    'Niger',
    'Nigeria',
    'Atlantis',
    'Turkey',
  ])('%j is left alone', (country) => {
    expect(found(country)).toEqual([]);
  });
});

test('each column comes with its first values, so that it can be told what it holds', () => {
  const lines = ['Gerät,Ort,leer', 'd1,Wien,', 'd2,Wien,', 'd3,Graz,', 'd4,Linz,', 'd5,Wels,'];
  const sheet = new Sheet(new TextEncoder().encode(lines.join('\n')));
  expect(sheet.samples()).toEqual([['d1', 'd2', 'd3'], ['Wien', 'Graz', 'Linz'], []]);
});

test('a spreadsheet is refused with the way to save it as CSV', () => {
  expect(refusalText(['notes.txt'])).toBe('Only text/csv is accepted: notes.txt');
  expect(refusalText(['boards.xlsx'])).toMatch(
    /^Only text\/csv is accepted: boards\.xlsx\. Open boards\.xlsx .* CSV UTF-8/,
  );
});
