import { readDegrees, readPair, type Axis } from '../../../src/client/boards/readCoordinates';

const said = (typed: string, axis: Axis): number | string => {
  const reading = readDegrees(typed, axis);
  return 'value' in reading ? reading.value : reading.wrong;
};

it('reads degrees in the spellings of map sites, phones and word processors', () => {
  const cases: [typed: string, axis: Axis, expected: number | string][] = [
    ['51.5074', 'lat', 51.5074],
    ['51,5074', 'lat', 51.5074],
    ['51.507', 'lat', 51.507],
    ['51,507', 'lat', 51.507],
    ['1,250', 'long', 1.25],
    ['−33.8688', 'lat', -33.8688],
    ['–33.8688', 'lat', -33.8688],
    ['- 33.8688', 'lat', -33.8688],
    ['+.5', 'lat', 0.5],
    ['-0', 'lat', 0],
    ['51.5074°', 'lat', 51.5074],
    ['51.5074 º', 'lat', 51.5074],
    ['５１．５', 'lat', 51.5],
    ['40.7128° N', 'lat', 40.7128],
    ['N 40.7128', 'lat', 40.7128],
    ['33.8688 s', 'lat', -33.8688],
    ['74.0060°W', 'long', -74.006],
    ['E151,2093', 'long', 151.2093],
    ['40°42\'46"N', 'lat', 40.7127778],
    ['40° 42′ 46,1″ N', 'lat', 40.7128056],
    ["74°0.36'W", 'long', -74.006],
    ['40 42 46 N', 'lat', 40.7127778],
    ['-33:52:8', 'lat', -33.8688889],
    ['74° 0’ 21.6’’ W', 'long', -74.006],
    ['90', 'lat', 'out-of-range'],
    ['51 507', 'lat', 'out-of-range'],
    ['91° N', 'lat', 'out-of-range'],
    ['-180.01', 'long', 'out-of-range'],
    ['74.0060° W', 'lat', 'not-a-number'],
    ['40.7 N', 'long', 'not-a-number'],
    ['-33.8688 S', 'lat', 'not-a-number'],
    ['N 40 S', 'lat', 'not-a-number'],
    ['40°61\'0"N', 'lat', 'not-a-number'],
    ['40 42 46', 'lat', 'not-a-number'],
    ['51.5074, -0.1278', 'lat', 'not-a-number'],
    ['1e1', 'lat', 'not-a-number'],
    ['51.5.074', 'lat', 'not-a-number'],
    ['51.5074 px', 'lat', 'not-a-number'],
    ['', 'lat', 'not-a-number'],
  ];
  const wrong = cases.filter(([typed, axis, expected]) => !Object.is(said(typed, axis), expected));
  expect(wrong.map(([typed, axis, expected]) => ({ typed, expected, got: said(typed, axis) }))).toEqual([]);
});

it('reads both coordinates of a pasted text, and none where they could be divided in two ways', () => {
  const cases: Record<string, [lat: number, long: number] | null> = {
    '51.5074, -0.1278': [51.5074, -0.1278],
    '51.5074,-0.1278': [51.5074, -0.1278],
    '51.5074 -0.1278': [51.5074, -0.1278],
    '51,5074; -0,1278': [51.5074, -0.1278],
    '51,5074, −0,1278': [51.5074, -0.1278],
    '48,2082 16,3738': [48.2082, 16.3738],
    '51.5074\t-0.1278': [51.5074, -0.1278],
    '51.5074 / -0.1278\n': [51.5074, -0.1278],
    '(51.5074, -0.1278)': [51.5074, -0.1278],
    '[51.5074, -0.1278]': [51.5074, -0.1278],
    '40.7128° N, 74.0060° W': [40.7128, -74.006],
    '40.7128° N 74.0060° W': [40.7128, -74.006],
    'N 40.7128, W 74.0060': [40.7128, -74.006],
    '40.7128N74.0060W': [40.7128, -74.006],
    'N40.7128W74.0060': [40.7128, -74.006],
    '74.0060 W, 40.7128 N': [40.7128, -74.006],
    '40°42\'46.0"N 74°00\'21.6"W': [40.7127778, -74.006],
    '40 42 46 N, 74 0 21.6 W': [40.7127778, -74.006],
    'POINT (-0.1278 51.5074)': [51.5074, -0.1278],
    'SRID=4326;point(-0.1278 51.5074)': [51.5074, -0.1278],
    'https://www.google.com/maps/@51.5074,-0.1278,15z': [51.5074, -0.1278],
    'https://www.google.com/maps/place/X/@51.5,-0.1,17z/data=!3m1!3d51.5074!4d-0.1278': [51.5074, -0.1278],
    'https://maps.google.com/?q=51.5074,-0.1278': [51.5074, -0.1278],
    'https://www.openstreetmap.org/?mlat=51.5074&mlon=-0.1278#map=12/51.4/-0.2': [51.5074, -0.1278],
    'https://www.openstreetmap.org/#map=12/51.5074/-0.1278': [51.5074, -0.1278],
    'geo:51.5074,-0.1278': [51.5074, -0.1278],
    'https://www.bing.com/maps?cp=51.5074~-0.1278&lvl=11': [51.5074, -0.1278],
    'https://yandex.com/maps/?ll=-0.1278%2C51.5074&z=12': [51.5074, -0.1278],
    'lat=51.5074&lon=-0.1278': [51.5074, -0.1278],
    'Longitude: -0.1278 Latitude: 51.5074': [51.5074, -0.1278],
    '{"type":"Point","coordinates":[-0.1278,51.5074]}': [51.5074, -0.1278],
    '٥١٫٥٠٧٤، ٠٫١٢٧٨': [51.5074, 0.1278],
    '51.5074、-0.1278': [51.5074, -0.1278],
    'https://maps.app.goo.gl/abc': null,
    '51,5074': null,
    '48,16,37': null,
    '1.250,5': null,
    '1.250, 5': [1.25, 5],
    '151.2093, -33.8688': null,
    '51.5 degrees, -0.12 degrees': [51.5, -0.12],
    '51.5074, -0.1278, 35': null,
    '51.5074': null,
    '5.15e1': null,
    '1e1': null,
    '51 30': null,
    '-33 52': null,
    '51\t30': [51, 30],
    '51, 30': [51, 30],
    '51 N 30 W': [51, -30],
    'Elm Street 1, 2': null,
    'https://example.com/51.5074': null,
  };
  const got = Object.keys(cases).map((typed) => {
    const pair = readPair(typed);
    return [typed, pair && [pair.lat, pair.long]];
  });
  expect(Object.fromEntries(got)).toEqual(cases);
});
