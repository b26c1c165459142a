import type { Cells } from '../../../../src/client/boards/csv/columns/column';
import { buildDraft } from '../../../../src/client/boards/csv/rowDraft';
import { fixed, fixGroup, found, groups, issues, sheetOf } from './findings';
import { aResult } from './readFiles';

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
    ['Russia', '55.7558', '-37.6173', ['warning wrong-sign: Negate longitude']],
    ['Russia', '52.52', '13.405', ['warning outside']],
    ['Fiji', '-16.5', '20.1', ['warning outside']],
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
  const german = [
    '52.52,13.405',
    '50.7374,7.0982',
    '50.9375,6.9603',
    '53.5511,9.9937',
    '51.3397,12.3731',
    '48.1351,11.6',
  ];
  const withAbroad = [...german, '51.5074,-0.1278', '51.0504,-13.7373'];
  const lost = sheetOf(head, ...withAbroad.map((place, at) => `${String(at)},${place}`));
  expect(groups(lost)).toContain('1 warning wrong-sign: Negate longitude');
  const europe = ['51.5074,-0.1278', '48.8566,2.3522', '52.52,13.405', '48.2082,16.3738', '25.2048,55.2708'];
  const abroad = sheetOf(`${head},Country`, ...europe.map((place, at) => `${String(at)},${place},`));
  expect(groups(abroad)).toEqual(['5 warning no-country: null', '5 warning no-resolution: null']);
  expect(groups(abroad).join()).not.toMatch(/wrong-sign|swapped/);
});

test('without a country, a point in Antarctica and one with the same number twice are warned of', () => {
  const head = 'device_id,lat,long';
  const sheet = sheetOf(head, 'a,-73.98,40.75', 'b,-87.63,41.88', 'c,-118.24,34.05', 'd,-80.19,25.76', 'e,-75,120');
  expect(groups(sheet).slice(0, 3)).toEqual([
    '1 error swapped: Swap',
    '5 warning no-resolution: null',
    '3 warning antarctica: Swap',
  ]);
  expect(groups(sheet)).toContain('1 warning antarctica: null');
  expect(fixGroup(sheet, 'antarctica')).toBe(3);
  expect(sheet.chunk(0, 1)[0]?.boardcoords).toEqual({ lat: 40.75, long: -73.98 });
  expect(groups(sheetOf(head, 'a,1,1', 'b,-1,-1', 'c,51.5,51.5', 'd,52,52', 'e,-54.8,-68.3', 'f,78.2,15.6'))).toContain(
    '3 warning same: null',
  );
  expect(found({ country: 'Kazakhstan', lat: '51.5', long: '51.5' })).toEqual([]);
});

test("an impossible latitude is offered a swap only where that leads into the row's country", () => {
  const head = 'device_id,latitude,longitude,Country';
  expect(groups(sheetOf(head, 'a,151.2,-33.8,Australia'))).toContain('1 error swapped: Swap');
  expect(groups(sheetOf(head, 'a,151.2,-33.8,'))).toContain('1 error swapped: Swap');
  expect(groups(sheetOf(head, 'a,95,13.4,Germany'))).toContain('1 error latitude: null');
});

test('K8: spellings of coordinates are read', () => {
  const cases: [lat: string, long: string, value: [number, number]][] = [
    ['\u221233.8688', '+151.2093', [-33.8688, 151.2093]],
    ['40.7128° N', '74.0060° W', [40.7128, -74.006]],
    ['S 33.8688', 'E151.2093', [-33.8688, 151.2093]],
    ['51.5074°', '.1278', [51.5074, 0.1278]],
    ['40°42\'46"N', '74°0\'22"W', [40.7127778, -74.0061111]],
    ['51º30′26″', '-0º7′40″', [51.5072222, -0.1277778]],
    ['５１.５', '\u2212٠٫١٢', [51.5, -0.12]],
    ['51.5Nord', '0,12 Ouest', [51.5, -0.12]],
    ['51.5 south', 'EAST 0.12', [-51.5, 0.12]],
    ['51.5 n. Br.', '0.12 з.д.', [51.5, -0.12]],
  ];
  for (const [lat, long, value] of cases) {
    const { boardcoords } = buildDraft({ lat, long }, 'height-first');
    expect([lat, boardcoords?.lat, boardcoords?.long]).toEqual([lat, ...value]);
    expect([lat, found({ lat, long, country: 'Kiribati' }).filter((each) => each.startsWith('error'))]).toEqual([
      lat,
      [],
    ]);
  }
});

test('K8: coordinates in words or with signs around them are refused, with the fix', () => {
  const cases = {
    '5.15074E+01': '51.5074',
    '51·5': '51.5',
    'lat: 51.5': '51.5',
    '"51.5"': '51.5',
    '51.5?': '51.5',
    '~51.5 (approx)': '51.5',
    '51.5,': '51.5',
    '51-30-26N': '51.5072222',
    '51d30\'26"N': '51.5072222',
  };
  for (const [lat, fix] of Object.entries(cases)) {
    expect([lat, found({ lat, country: 'Kiribati' })]).toEqual([lat, ['error not-a-number: Use degrees']]);
    expect([lat, fixed({ lat }).lat]).toEqual([lat, fix]);
  }
  for (const lat of ['north', '513026N', '51.5 or 52', '51.5 m']) expect([lat, fixed({ lat }).lat]).toEqual([lat, lat]);
  const longs: Record<string, [label: string, fix: string]> = {
    '0.1278-': ['Use a minus', '-0.1278'],
    '(0.1278)': ['Use a minus', '-0.1278'],
    '—0.1278': ['Use a minus', '-0.1278'],
    '-0.1278 W': ['Take off the letter', '-0.1278'],
    'W -0,1278°': ['Take off the letter', '-0.1278'],
    '+0.1278 E': ['Take off the letter', '0.1278'],
    '0d7m40s': ['Use degrees', '0.1277778'],
    '0d 7m 40.5s W': ['Use degrees', '-0.1279167'],
    西経0度7分40秒: ['Use degrees', '-0.1277778'],
    'ca. 0.1278': ['Use degrees', '0.1278'],
    'approx 0.1278': ['Use degrees', '0.1278'],
  };
  for (const [long, [label, fix]] of Object.entries(longs)) {
    expect([long, found({ long, country: 'Kiribati' })]).toEqual([long, [`error not-a-number: ${label}`]]);
    expect([long, fixed({ long }).long]).toEqual([long, fix]);
  }
  for (const long of ['-0.1278 E', '+0.1278 W'])
    expect([long, issues({ long }).map(({ message, fix }) => [message.slice(0, 37), fix])]).toEqual([
      long,
      [['A sign and a letter both say the dire', undefined]],
    ]);
});

test('K8: both coordinates of a row are mended at once', () => {
  const cells = { lat: '51.5074?', long: 'ca. -0.1278' };
  expect(found(cells)).toEqual(['error not-a-number: Use degrees']);
  expect(fixed(cells)).toEqual({ lat: '51.5074', long: '-0.1278' });
  expect(fixed({ lat: '(33.8)', long: '(151.2)' })).toEqual({ lat: '-33.8', long: '-151.2' });
});

test('K8: the header of one column says that the longitude comes first', () => {
  const placeOf = (header: string, cell: string) =>
    sheetOf(`device_id,"${header}"`, `d1,"${cell}"`).chunk(0, 1)[0]?.boardcoords;
  const headers =
    'lng,lat|Longitude/Latitude|lon_lat|LngLat|longlat|lonlat|geo_point_lonlat|coordinates [lng,lat]|X,Y|Long (X), Lat (Y)|' +
    'Coordinates (lon, lat)|Coordinates (longitude, latitude)|Longitud y latitud|Längengrad / Breitengrad|долгота, широта|経度緯度';
  for (const header of headers.split('|'))
    expect([header, placeOf(header, '-9.1393, 38.7223')]).toEqual([header, { lat: 38.7223, long: -9.1393 }]);
  const cells =
    '(-9.1393, 38.7223)|-9.1393°, 38.7223°|-9,1393; 38,7223|-9.1393 / 38.7223|[-9.1393,38.7223]|-9.1393|38.7223|' +
    '\u22129.1393, 38.7223|38.7223 N, 9.1393 W|38.7223 с.ш., 9.1393 з.д.|' +
    '-9.1393 degrees, 38.7223 degrees|-9.1393,38.7223,12|POINT (-9.1393 38.7223)';
  for (const cell of cells.replace('-9.1393|', '-9.1393\t').split('|'))
    expect([cell, placeOf('lng,lat', cell)]).toEqual([cell, { lat: 38.7223, long: -9.1393 }]);
  for (const header of 'lat,lng|Lat/Long (Y, X)|Latitud y longitud|Salon latitude/longitude|Y,X|Coordinates'.split('|'))
    expect([header, placeOf(header, '38.7223, -9.1393')]).toEqual([header, { lat: 38.7223, long: -9.1393 }]);
  const sheet = sheetOf('device_id,"Where (lon, lat)"', 'd1,"(-9.1393, 38.7223)"');
  expect(sheet.summary().columns).toMatchObject({ placeByValues: 'Where (lon, lat)', firstAxis: 'long' });
  sheet.edit(0, { device_id: '', lat: '38.7', long: '-9.1' });
  expect(sheet.failedRows().rows[0]?.[1]).toBe('-9.1, 38.7');
});

test('K8: coordinates of one cell in a doubtful order, with a height or in words are refused, with the fix', () => {
  const cases: [cell: string, country: string, label: string, lat: number, long: number][] = [
    ['51.5074, -0.1278, 35', '', 'Read as latitude, longitude', 51.5074, -0.1278],
    ['-0.1278,51.5074,0', '', 'Read as longitude, latitude', 51.5074, -0.1278],
    ['51.5074,-0.1278,35', 'United Kingdom', 'Read as latitude, longitude', 51.5074, -0.1278],
    ['51.5074 -0.1278 35.0 4.2', '', 'Read as latitude, longitude', 51.5074, -0.1278],
    ['POINT(-0.1278, 51.5074)', '', 'Read as longitude, latitude', 51.5074, -0.1278],
    ['(151.2093, -33.8688)', '', 'Read as longitude, latitude', -33.8688, 151.2093],
    ['51.5074 N, -0.1278 W', '', 'Read as latitude, longitude', 51.5074, -0.1278],
    ['0.1278-; 51.5074', 'United Kingdom', 'Read as longitude, latitude', 51.5074, -0.1278],
    ['ca. 51.5074, -0.1278', '', 'Read as latitude, longitude', 51.5074, -0.1278],
    ['36d30m N 0d6m36s W', '', 'Use degrees', 36.5, -0.11],
    ['北緯35.6895度 東経139.6917度', '', 'Use degrees', 35.6895, 139.6917],
  ];
  for (const [cell, country, label, lat, long] of cases) {
    const sheet = sheetOf('device_id,Coordinates,Country', `d1,"${cell}",${country}`);
    expect([cell, groups(sheet)[0]]).toEqual([cell, `1 error not-coordinates: ${label}`]);
    expect([cell, fixGroup(sheet, 'not-coordinates')]).toEqual([cell, 1]);
    expect([cell, sheet.chunk(0, 1)[0]?.boardcoords]).toEqual([cell, { lat, long }]);
  }
});

test('K4, K8: placeholders in a column of both coordinates stand for no place', () => {
  for (const cell of ['null,null', 'NaN, NaN', 'None, None', '(null, null)', 'POINT EMPTY', 'N/A', ','])
    expect([cell, groups(sheetOf('device_id,Coordinates', `d1,"${cell}"`))]).toEqual([
      cell,
      expect.arrayContaining(['1 warning no-place: null']),
    ]);
});

test('K8: marks of thousands in degrees are taken out, where the place then fits', () => {
  for (const [lat, long] of [
    ['52.520.008', '13.404.954'],
    ['52,520,008', '13.4'],
    ['52 520 008', '13 404 954'],
    ['52,520.008', '13,404.954'],
    ['52.520,008', '13.404,954'],
  ] as const) {
    expect([lat, found({ lat, long, country: 'Germany' })]).toEqual([lat, ['error thousands: Keep the first point']]);
    expect(fixed({ lat, long, country: 'Germany' })).toMatchObject({
      lat: '52.520008',
      long: long === '13.4' ? long : '13.404954',
    });
  }
  expect(found({ lat: '5.252.001', long: '13.404.954', country: 'Germany' })).toEqual(['error latitude']);
});

test('K8: both coordinates in a column of one are divided', () => {
  for (const cells of [
    { lat: '38.71, -9.14', long: '' },
    { lat: '', long: '38.71, -9.14' },
    { lat: '38.71 -9.14', long: '38.71 -9.14' },
    { lat: '38.71,-9.14.', long: '' },
  ]) {
    expect(found(cells)).toEqual(['error one-cell: Divide them']);
    expect(fixed(cells)).toMatchObject({ lat: '38.71', long: '-9.14' });
  }
});

test('K8: both coordinates in one column, known by its header or chosen', () => {
  const cells = [
    '"51.5074, -0.1278"',
    'POINT (-0.1278 51.5074)',
    '51.5074 -0.1278',
    '"51,5074; -0,1278"',
    '"51.5074° N, 0.1278° W"',
    '"Lat: 51.5074, Lng: -0.1278"',
    '"{""lng"": -0.1278, ""lat"": 51.5074}"',
    '"{""type"":""Point"",""coordinates"":[-0.1278,51.5074]}"',
    '"LatLng(51.5074, -0.1278)"',
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
  sheet.setPlan(0, 1000, { results: [aResult(0), aResult(1, { outcome: 'updated' })] });
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

test('D5: decimal commas between commas are said, and no cell is shifted', () => {
  const head = 'device_id,screen_name,latitude,longitude';
  for (const [row, expected] of [
    ['a,Hall,52,5200,13,4050', 'cut-decimals'],
    ['7,Hall,-33,86,151,2', 'cut-decimals'],
    ['a,Hall,52,5200,13', 'cut-decimals'],
    ['a,Hall, east,52.52,13.405', 'too-many'],
    ['a,Hall,52.52,13,405', 'too-many'],
    ['a,Hall, east, upper,52,5200', 'too-many'],
  ] as const) {
    const sheet = sheetOf(head, row);
    expect([row, groups(sheet), sheet.chunk(0, 1)]).toEqual([row, [`1 error ${expected}: null`], []]);
  }
  expect(groups(sheetOf(head.replaceAll(',', ';'), 'a;Hall;52;5200;13;4050'))).toEqual(['1 error too-many: null']);
});
