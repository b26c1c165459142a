import { pointsInside } from '../../../../src/client/boards/countries/countryPoints';

it('offers the sign change or the swap that puts a point inside its country', () => {
  const cases: [country: string, lat: number, long: number, inside: [number, number][] | undefined][] = [
    ['Australia', 33.8688, 151.2093, [[-33.8688, 151.2093]]],
    ['United States', 40.7128, 74.006, [[40.7128, -74.006]]],
    ['Brazil', 23.55, 46.63, [[-23.55, -46.63]]],
    ['Portugal', -9.1393, 38.7223, [[38.7223, -9.1393]]],
    ['US', 48.8566, 2.3522, []],
    ['Australia', -33.8688, 151.2093, undefined],
    ['Atlantis', 10, 10, undefined],
    ['', 10, 10, undefined],
  ];
  for (const [country, lat, long, inside] of cases)
    expect({ country, inside: pointsInside(country, { lat, long })?.map((point) => [point.lat, point.long]) }).toEqual({
      country,
      inside,
    });
});
