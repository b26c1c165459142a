import { issuesOf, valuesOf } from '../../../../src/client/boards/csv/columns/checkRow';
import { matchColumns } from '../../../../src/client/boards/csv/columns/matchColumns';
import { nearest } from '../../../../src/client/boards/csv/columns/nearest';
import type { Cells } from '../../../../src/client/boards/csv/columns/column';
import { refusalText } from '../../../../src/client/boards/csv/CsvTemplate';
import { draftOf } from '../../../../src/client/boards/csv/rowDraft';
import { Sheet } from '../../../../src/client/boards/csv/sheet/sheet';
import { venueTypes } from '../../../../src/client/boards/boardTypes';

const sheetOf = (...lines: string[]) => new Sheet(new TextEncoder().encode(lines.join('\n')));
/** A row with nothing wrong. */
const good: Cells = {
  device_id: 'KS-1',
  boardname: 'Rossio',
  lat: '38.71',
  long: '-9.14',
  country: 'Portugal',
  resolution: '1080x1920',
};
const issues = (cells: Cells, home: string | null = null) => {
  const all = { ...good, ...cells };
  return issuesOf(all, valuesOf(all), { dialect: 'inventory', home });
};
/** What is found, as 'level code: button'. */
const found = (cells: Cells, home?: string) =>
  issues(cells, home ?? null).map(({ level, code, fix }) => `${level} ${code}${fix ? `: ${fix.label}` : ''}`);
const fixed = (cells: Cells): Cells =>
  issues(cells).reduce<Cells>((row, { fix }) => ({ ...row, ...fix?.cells }), cells);
/** Groups of a whole file: count, level, code, button. */
const groups = (sheet: Sheet) =>
  sheet.summary().issues.map(({ count, level, group, fix }) => `${count} ${level} ${group.split(' ')[0]}: ${fix}`);
const fixGroup = (sheet: Sheet, code: string) =>
  sheet.fixAll(sheet.summary().issues.find(({ group }) => group.startsWith(`${code} `))?.group ?? '');

test('a row with nothing wrong has no issue', () => {
  expect(found({})).toEqual([]);
  expect(found({ venueType: 'Roadside', adTypes: 'static;video', city: 'Lisboa', publisher_id: '37' })).toEqual([]);
});

test('K2: ids that a spreadsheet has damaged are warned of, in every column of ids', () => {
  const damaged =
    '8.70E+14, 8,70E+14, 8.70123456789012E+14, 9E+15, 1.2e-05, 02-Jan, 2-Mai, Jan-02, 03-Okt-24, Dez 12, 12.05.2024, 870000000000000, 8701234567890120, 87012345678901200000, 2024-01-02 00:00:00'.split(
      ', ',
    );
  const whole =
    '870123456789012, IV-9151, 0009211, broadsign.com:481516001, 12E4, JAN-TOWER, 104000, MAY, 8701234567890123, 2024-01-02'.split(
      ', ',
    );
  for (const field of ['device_id', 'reachBoardID', 'publisher_id'] as const) {
    for (const id of damaged) expect([field, id, found({ [field]: id })]).toEqual([field, id, ['warning damaged-id']]);
    for (const id of whole) expect([field, id, found({ [field]: id })]).toEqual([field, id, []]);
  }
});

test('K2, K5: ids that differ in leading zeros, case or invisible characters alone', () => {
  const sheet = sheetOf(
    'device_id,screen_name,Country',
    '0009211,A,Portugal',
    '9211,B,Portugal',
    'IV-9151,C,Portugal',
    'iv-9151,D,Portugal',
    'IV\u200B-9151,E,Portugal',
    '\u202AIV\u00AD-9151\u202C,F,Portugal',
    '\u00A0Q1\uFEFF,G,Portugal',
  );
  const of = (line: number) =>
    sheet
      .view('all', null, line - 2, 1)
      .rows[0]?.issues.filter(({ onlyNew }) => !onlyNew)
      .map(({ code }) => code);
  expect([2, 3, 4, 5, 6, 7, 8].map(of)).toEqual([
    [],
    ['id-zeros'],
    [],
    ['id-case'],
    ['repeated-device'],
    ['repeated-device'],
    [],
  ]);
  expect(sheet.view('all', null, 1, 1).rows[0]?.issues.find(({ code }) => code === 'id-zeros')).toMatchObject({
    message: '0009211 is in this file too: the spreadsheet has dropped zeros.',
  });
  expect(sheet.chunk(0, 10).map(({ device_id }) => device_id)).toEqual(['0009211', '9211', 'IV-9151', 'iv-9151', 'Q1']);
});

test('K4: placeholders are missing values: an error for the device id, else empty and fixed for all', () => {
  const texts =
    'N/A,n/a,NULL,null,#N/A,#REF!,-,--,none,None,NaN,nan,undefined,#VALUE!,(blank),—,TBD,\\N,Not Available'.split(',');
  for (const text of texts) {
    expect([text, found({ device_id: text })]).toEqual([text, ['error no-device']]);
    for (const field of [
      'city',
      'state',
      'publisher_name',
      'screenType',
      'venueType',
      'adTypes',
      'reachBoardID',
    ] as const) {
      expect([text, field, found({ [field]: text })]).toEqual([text, field, ['warning placeholder: Take as missing']]);
      expect(JSON.stringify(draftOf({ ...good, [field]: text }, 'height-first'))).not.toContain(JSON.stringify(text));
    }
  }
  expect(found({ lat: 'N/A', long: 'N/A' })).toEqual([
    'warning placeholder: Take as missing',
    'warning no-place',
    'warning placeholder: Take as missing',
  ]);
  for (const text of ['Nantes', 'No 5', 'NA-1', 'A', '1', 'Nullarbor', 'Nan', '10'])
    expect([text, found({ city: text })]).toEqual([
      text,
      text === 'Nan' ? ['warning placeholder: Take as missing'] : [],
    ]);
  const sheet = sheetOf('device_id,City,Country', 'd1,N/A,Portugal', 'd2,null,Portugal', 'd3,Faro,Portugal');
  expect(groups(sheet)).toContain('2 warning placeholder: Take as missing');
  expect(fixGroup(sheet, 'placeholder')).toBe(2);
  expect(sheet.chunk(0, 3).map(({ boardloc }) => boardloc?.city)).toEqual(['', '', 'Faro']);
});

test('K5: headers are known whatever invisible characters, spaces and marks are in them', () => {
  const headers = [
    '\u200Bdevice_id\u200B',
    'Longitude\u00A0(WGS84)',
    '\uFEFFScreen\u00ADName',
    'LAT',
    '\u202ECity\u202C',
  ];
  expect(matchColumns(headers).positions).toEqual({ device_id: 0, long: 1, boardname: 2, lat: 3, city: 4 });
  expect(matchColumns(['Device', 'Town', 'Venue', 'Name', 'Owner']).positions).toEqual({
    device_id: 0,
    city: 1,
    venueType: 2,
    boardname: 3,
    publisher_name: 4,
  });
});

test('K7, D4: a point outside the country of its row, with the fix that puts it inside', () => {
  const cases: [country: string, lat: string, long: string, expected: string[], fix?: Cells][] = [
    ['Portugal', '-9.14', '38.72', ['warning swapped: Swap'], { lat: '38.72', long: '-9.14' }],
    ['Spain', '-3.70', '40.42', ['warning swapped: Swap'], { lat: '40.42', long: '-3.70' }],
    [
      'United States',
      '40.758',
      '73.9855',
      ['warning wrong-sign: Negate longitude'],
      { lat: '40.758', long: '-73.9855' },
    ],
    ['Australia', '33.861', '151.2', ['warning wrong-sign: Negate latitude'], { lat: '-33.861', long: '151.2' }],
    ['Spain', '40.4168', '3.7038', ['warning wrong-sign: Negate longitude'], { lat: '40.4168', long: '-3.7038' }],
    ['Brazil', '23.55', '46.63', ['warning wrong-sign: Negate both'], { lat: '-23.55', long: '-46.63' }],
    ['Spain', '-1', '-1', ['warning outside']],
    ['Germany', '38.71', '-9.14', ['warning outside']],
    ['Portugal', '37.74', '-25.67', []],
    ['Atlantis', '-9.14', '38.72', ['warning country']],
    ['United Kingdom', '51.5', '-0.12', []],
  ];
  for (const [country, lat, long, expected, fix] of cases) {
    expect([country, lat, found({ country, lat, long })]).toEqual([country, lat, expected]);
    if (fix) expect(fixed({ country, lat, long })).toMatchObject(fix);
  }
});

test('K7: rows without a country are compared with the country of most rows', () => {
  const head = 'device_id,latitude,longitude';
  const usa = ['a,40.7,-73.9', 'b,41.8,-87.6', 'c,34.05,-118.2', 'd,29.7,-95.3', 'e,39.9,-75.1'];
  const sheet = sheetOf(head, ...usa, 'f,40.758,73.9855');
  expect(groups(sheet)).toContain('1 warning wrong-sign: Negate longitude');
  expect(fixGroup(sheet, 'wrong-sign')).toBe(1);
  expect(sheet.chunk(5, 1)[0]?.boardcoords).toEqual({ lat: 40.758, long: -73.9855 });
  // Boards of all the world have no country in common.
  expect(groups(sheetOf(head, 'a,40.7,-73.9', 'b,48.2,16.3', 'c,-33.8,151.2', 'd,1.35,103.8')).join()).not.toMatch(
    /wrong-sign|swapped/,
  );
  const named = sheetOf(
    `${head},Country`,
    ...['a', 'b', 'c', 'd'].map((id) => `${id},52.5,13.4,Germany`),
    'e,13.4,52.5,',
  );
  expect(groups(named)).toContain('1 warning swapped: Swap');
});

test('K8: spellings of coordinates are read', () => {
  const cases: [lat: string, long: string, value: [number, number]][] = [
    ['\u221233.8688', '+151.2093', [-33.8688, 151.2093]],
    ['40.7128° N', '74.0060° W', [40.7128, -74.006]],
    ['S 33.8688', 'E151.2093', [-33.8688, 151.2093]],
    ['51.5074°', '.1278', [51.5074, 0.1278]],
    ['40°42\'46"N', '74°0\'22"W', [40.7127778, -74.0061111]],
  ];
  for (const [lat, long, value] of cases) {
    const { boardcoords } = draftOf({ lat, long }, 'height-first');
    expect([lat, boardcoords?.lat, boardcoords?.long]).toEqual([lat, ...value]);
    expect([lat, found({ lat, long, country: 'Kiribati' }).filter((each) => each.startsWith('error'))]).toEqual([
      lat,
      [],
    ]);
  }
});

test('K8: both coordinates in one column, known by its header or chosen', () => {
  const cells = [
    '"51.5074, -0.1278"',
    'POINT (-0.1278 51.5074)',
    '51.5074 -0.1278',
    '"51,5074; -0,1278"',
    '"51.5074° N, 0.1278° W"',
  ];
  for (const header of ['Coordinates', 'lat/long', 'GPS', 'Lat_Lng', 'WKT'])
    for (const cell of cells) {
      const sheet = sheetOf(`device_id,${header},Country,Screen Resolution`, `m1,${cell},United Kingdom,1080x1920`);
      expect([header, cell, sheet.chunk(0, 1)[0]?.boardcoords]).toEqual([
        header,
        cell,
        { lat: 51.5074, long: -0.1278 },
      ]);
      expect([header, cell, groups(sheet)]).toEqual([header, cell, []]);
      expect(sheet.updateFields()).toContain('boardcoords.long');
      expect(sheet.summary().columns.missing).not.toContain('latitude');
    }
  const sheet = sheetOf('device_id,Ort', 'm1,"51.5, -0.12"', 'm2,"151.2, -33.8"', 'm3,north', 'm4,');
  sheet.chooseColumn(1, 'place');
  expect(groups(sheet)).toEqual([
    '1 error swapped: Swap',
    '1 error not-coordinates: null',
    '4 warning no-resolution: null',
    '1 warning no-place: null',
  ]);
  expect(fixGroup(sheet, 'swapped')).toBe(1);
  sheet.edit(2, { place: '1.5, 2.5' });
  expect(sheet.chunk(0, 4).map(({ boardcoords }) => Object.values(boardcoords ?? {}))).toEqual([
    [51.5, -0.12],
    [-33.8, 151.2],
    [1.5, 2.5],
    ['', ''],
  ]);
});

test('K8, K10: a new board without columns for coordinates or resolution is warned of, an update is not', () => {
  const sheet = sheetOf('device_id,screen_name', 'd1,A', 'd2,B');
  expect(groups(sheet)).toEqual(['2 warning no-place: null', '2 warning no-resolution: null']);
  const planned = (index: number, outcome: 'created' | 'updated') => ({
    ...{ index, outcome, boardIDs: [], changed: [], warnings: [], error: null },
  });
  sheet.setPlan(0, 1000, { results: [planned(0, 'created'), planned(1, 'updated')] });
  expect(groups(sheet)).toEqual(['1 warning no-place: null', '1 warning no-resolution: null']);
  expect(sheet.updateFields().sort()).toEqual(['boardname', 'device_id']);
});

test('D5: decimal commas of both coordinates are one issue, fixed together', () => {
  const sheet = sheetOf('device_id;latitude;longitude;Country', 'a;38,7223;-9,1393;Portugal', 'b;38,7;-9.1;Portugal');
  expect(groups(sheet)[0]).toBe('2 error decimal-comma: Use a decimal point');
  expect(fixGroup(sheet, 'decimal-comma')).toBe(2);
  expect(sheet.summary()).toMatchObject({ good: 2, withErrors: 0 });
  expect(sheet.chunk(0, 1)[0]?.boardcoords).toEqual({ lat: 38.7223, long: -9.1393 });
});

test('K9: spellings of a resolution are read; names without an orientation are refused as such', () => {
  const read =
    '1920x1080px|1920px x 1080px|1920X1080|1920 × 1080|1920*1080|1920.0x1080.0|1,920 x 1,080|1.920 x 1.080|1920 by 1080|1920/1080|1920 / 1080 px|1920 pixels x 1080 pixels|1920x1080p';
  for (const resolution of read.split('|')) {
    expect([resolution, found({ resolution })]).toEqual([resolution, []]);
    expect([resolution, draftOf({ resolution }, 'height-first').boardsize]).toEqual([
      resolution,
      { height: 1920, width: 1080 },
    ]);
    expect([resolution, draftOf({ resolution }, 'width-first').boardsize]).toEqual([
      resolution,
      { height: 1080, width: 1920 },
    ]);
  }
  for (const resolution of [
    '1080 (H) x 1920 (W)',
    '1920 (W) x 1080 (H)',
    '1080h x 1920w',
    'W1920 x H1080',
    '1080 x 1920 (width)',
  ])
    for (const order of ['height-first', 'width-first'] as const)
      expect([resolution, draftOf({ resolution }, order).boardsize]).toEqual([
        resolution,
        { height: 1080, width: 1920 },
      ]);
  for (const resolution of ['1080p', '4K', 'FHD', 'Full HD', 'UHD', '720p', 'WUXGA', '8k']) {
    expect([resolution, found({ resolution })]).toEqual([resolution, ['error orientation']]);
    expect(issues({ resolution })[0]?.message).toMatch(/orientation is unknown/);
  }
  for (const resolution of ['16/9', '1080', 'portrait', '0x5', '1080x', '10x20x30', '999999x1'])
    expect([resolution, found({ resolution })]).toEqual([resolution, ['error resolution']]);
});

test('K10: width and height in two columns make a resolution', () => {
  for (const [width, height] of [
    ['width_px', 'height_px'],
    ['Width', 'Height'],
    ['Screen Width (px)', 'Screen Height (px)'],
    ['pixel_width', 'pixel_height'],
  ]) {
    const sheet = sheetOf(
      `device_id,${height},${width},latitude,longitude,country`,
      'a,1920,1080 px,40.75,-73.98,United States',
    );
    expect([width, sheet.chunk(0, 1)[0]?.boardsize, groups(sheet)]).toEqual([width, { height: 1920, width: 1080 }, []]);
    expect(sheet.summary().columns.missing).not.toContain('Screen Resolution');
    expect(sheet.updateFields()).toEqual(expect.arrayContaining(['boardsize.height', 'boardsize.width']));
  }
  expect(found({ resolution: '', width: '1080', height: '' })).toEqual(['error pixels']);
  expect(found({ resolution: '', width: '1080', height: 'tall' })).toEqual(['error pixels']);
  expect(found({ resolution: '', width: '', height: '' })).toEqual(['warning no-resolution']);
});

test('K11, D12: countries by other names and codes are read and warned of; others are said to be unknown', () => {
  const cases: [text: string, expected: string[], loaded: string][] = [
    ['Deutschland', ['warning country-name: Use Germany'], 'Germany'],
    ['DEU', ['warning country-name: Use Germany'], 'Germany'],
    ['de', ['warning country-name: Use Germany'], 'Germany'],
    ['UK', ['warning country-name: Use United Kingdom'], 'United Kingdom'],
    ['GBR', ['warning country-name: Use United Kingdom'], 'United Kingdom'],
    ['USA', ['warning country-name: Use United States'], 'United States'],
    ['Turkey', ['warning country-name: Use Türkiye'], 'Türkiye'],
    ['NA', ['warning country-name: Use Namibia'], 'Namibia'],
    ['Potugal', ['warning country: Use Portugal'], 'Potugal'],
    ['XX', ['warning country'], 'XX'],
    ['Bavaria', ['warning country'], 'Bavaria'],
    ['12', ['warning country'], '12'],
    ['', ['warning no-country'], ''],
    ['GERMANY', [], 'GERMANY'],
    ['Niger', [], 'Niger'],
  ];
  for (const [country, expected, loaded] of cases) {
    expect([country, found({ country, lat: '', long: '' }).filter((each) => !each.endsWith('no-place'))]).toEqual([
      country,
      expected,
    ]);
    expect([country, draftOf({ country }, 'height-first').boardloc?.country]).toEqual([country, loaded]);
  }
  expect(issues({ country: 'Potugal' })[0]?.message).toBe(
    "Not a known country; did you mean 'Portugal'? It is kept as it is.",
  );
  // A city in a file of one country.
  const sheet = sheetOf(
    'device_id,latitude,longitude,Country,Screen Resolution',
    ...['a', 'b', 'c', 'd'].map((id) => `${id},48.1,11.5,Germany,1x1`),
    'e,48.2,11.6,Bavaria,1x1',
  );
  expect(groups(sheet)).toEqual(['1 warning country: Use Germany']);
});

test('D3, D4, D13: suggestions for types come with the words of their button', () => {
  const cases: [Cells, string[], Cells?][] = [
    [{ venueType: 'Road side' }, ["warning venue: Use 'Roadside'"], { venueType: 'Roadside' }],
    [{ venueType: 'xyz' }, ['warning venue']],
    [{ adTypes: 'image' }, ['warning ad-type-word: Use static'], { adTypes: 'static' }],
    [{ adTypes: 'Image; mp4' }, ['warning ad-type-word: Use static, video'], { adTypes: 'static;video' }],
    [{ adTypes: 'static;smell' }, ['warning ad-type: Use static'], { adTypes: 'static' }],
    [{ adTypes: '1:2:4' }, []],
  ];
  for (const [cells, expected, fix] of cases) {
    expect([cells, found(cells)]).toEqual([cells, expected]);
    if (fix) expect(fixed(cells)).toMatchObject(fix);
  }
  expect(draftOf({ adTypes: 'image' }, 'height-first').adTypes).toEqual(['static']);
  for (const [text, option] of Object.entries({ 'Road side': 'Roadside', 'Shoping Mall': 'Shopping Mall', xyz: null }))
    expect([text, nearest(text, venueTypes)]).toEqual([text, option]);
});

test('D3: all groups are listed, errors first, then the most frequent', () => {
  const sheet = sheetOf(
    'device_id,latitude,longitude,City,Country,Screen Resolution,Venue Type,Ad Types',
    ',38.7,-9.1,A,Portugal,1080x1920,Roadside,static',
    'a,"38,7","-9,1",A,Portugal,1080x1920,Roadside,static',
    'b,91,200,A,Portugal,1080x1920,Roadside,static',
    'c,38.7,-9.1,A,Portugal,4K,Roadside,static',
    'd,-9.1,38.7,N/A,UK,1080x1920,Road side,image',
    'e,-9.1,38.7,null,Portugal,,Road side,image',
    '8.7E+14,38.7,-9.1,A,,1080x1920,Road side,image',
  );
  expect(groups(sheet).map((each) => each.split(' ').slice(0, 2).join(' '))).toEqual([
    ...Array.from({ length: 4 }, () => '1 error'),
    '3 warning',
    '3 warning',
    '2 warning',
    ...Array.from({ length: 6 }, () => '1 warning'),
  ]);
});

test('each column comes with its first values, so that it can be told what it holds', () => {
  const sheet = sheetOf('Gerät,Ort,leer', 'd1,Wien,', 'd2,Wien,', 'd3,Graz,', 'd4,Linz,', 'd5,Wels,');
  expect(sheet.samples()).toEqual([['d1', 'd2', 'd3'], ['Wien', 'Graz', 'Linz'], []]);
});

test('a spreadsheet is refused with the way to save it as CSV', () => {
  expect(refusalText(['notes.txt'])).toBe('Only text/csv is accepted: notes.txt');
  expect(refusalText(['boards.xlsx'])).toMatch(
    /^Only text\/csv is accepted: boards\.xlsx\. Open boards\.xlsx .* CSV UTF-8/,
  );
});
