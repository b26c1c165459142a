import { readPosition, writePosition } from '../../../../src/client/boards/map/mapPosition';

test('a position comes back from the address as it was written', () => {
  const position = { lat: 38.7223, long: -9.1393, zoom: 11.5 };
  expect(writePosition(position)).toBe('38.7223,-9.1393,11.5');
  expect(readPosition(writePosition(position))).toEqual(position);
  expect(readPosition('-33.8688,151.2093,4')).toEqual({ lat: -33.8688, long: 151.2093, zoom: 4 });
});

test.each([null, '', '1,2', 'a,b,c', '91,0,3', '0,181,3', '0,0,21', '0,0,-1', '1,2,3,4'])(
  '%j is not a valid position',
  (text) => expect(readPosition(text)).toBeUndefined(),
);
