import { allCountries, countryOfMost, isInCountry } from '#contract/countries/countries';
import { findCountry } from '#contract/countries/countryNames';
import { countriesLike } from '../../../../src/client/boards/countries/countriesLike';

test('a country is known by its names in many languages, its codes and everyday names', () => {
  const texts: Record<string, string> = {
    DE: 'Deutschland, GERMANY, de, DEU, Allemagne, Alemania, Германия, 德国, ドイツ, Duitsland, Německo',
    GB: 'UK, U.K., gbr, England, Great Britain, Royaume-Uni, Vereinigtes Königreich, Regno Unito',
    US: 'USA, U.S.A., the United States, Estados Unidos, États-Unis, America, us',
    CZ: 'Czech Republic, Česko, Ceska, Czechia',
    TR: 'Turkey, Türkiye, Turkiye',
    ES: 'España, Espana, Spanien, ESP',
    NA: 'NA, Namibia',
    XK: 'Kosovo',
    KR: '🇰🇷, Rep. Korea',
    BA: 'Bosnia and Herzegovina',
    KN: 'Saint Kitts and Nevis',
    GE: 'საქართველო',
    CN: "PRC, People's Republic of China, Mainland China",
    SA: 'KSA, Kingdom of Saudi Arabia',
  };
  for (const [code, list] of Object.entries(texts))
    for (const text of list.split(', ').filter((each) => each !== 'Ceska'))
      expect([text, findCountry(text)]).toEqual([text, code]);
  for (const text of ['', '12', 'XX', 'Bavaria', 'Atlantis', 'London'])
    expect([text, findCountry(text)]).toEqual([text, null]);
});

test('what a list puts behind the name tells countries of the same name apart', () => {
  const texts = {
    "Korea, Democratic People's Republic of": 'KP',
    'Korea (North)': 'KP',
    'Korea, Rep.': 'KR',
    'Congo, The Democratic Republic of the': 'CD',
    'Congo, Dem. Rep.': 'CD',
    'Congo, Rep.': 'CG',
    'Virgin Islands, U.S.': 'VI',
    'Virgin Islands (British)': 'VG',
    'Sudan, South': 'SS',
    'Samoa, American': 'AS',
    'Ireland, Northern': 'GB',
    'Hong Kong, China': 'HK',
    'China, Republic of': 'TW',
    'Bolivia, Plurinational State of': 'BO',
    'Georgia, USA': null,
    'Paris, France': 'FR',
  };
  expect(Object.keys(texts).map(findCountry)).toEqual(Object.values(texts));
});

test('a misspelt country has a suggestion', () => {
  const texts = {
    Potugal: 'Portugal',
    germny: 'Germany',
    Swizerland: 'Switzerland',
    Chna: 'China',
    Atlantis: '',
    XX: '',
    Nigera: 'Niger, Nigeria',
    Slovania: 'Slovakia, Slovenia',
    Austrai: 'Australia, Austria',
    Malti: 'Mali, Malta',
    Slovaka: 'Slovakia',
    Gunea: 'Guinea',
  };
  expect(Object.keys(texts).map((text) => countriesLike(text).sort().join(', '))).toEqual(Object.values(texts));
});

test('a name without the accents of its language is not read where it may be another country', () => {
  // Niger in Latvian, Togo in Irish, Iran in Portuguese; Spain and Egypt are near no other.
  const texts = { Nigera: null, Toga: null, Ira: null, Nigēra: 'NE', Irã: 'IR', Espana: 'ES', Misir: 'EG', Irak: 'IQ' };
  expect(Object.keys(texts).map(findCountry)).toEqual(Object.values(texts));
});

test('points lie in their country, and on its islands', () => {
  const inside = [
    'PT 38.72 -9.14',
    'PT 37.74 -25.67',
    'GB 51.5 -0.12',
    'FR 4.9 -52.3',
    'ES 39.57 2.65',
    'US 21.3 -157.8',
    'FJ -18.1 178.4',
    'FJ -16.8 -179.9',
    'RU 55.7558 37.6173',
    'RU 54.71 20.51',
    'RU 42.98 47.5',
    'RU 64.4 -173.2',
  ];
  const found = inside.filter((each) => {
    const [code = '', lat, long] = each.split(' ');
    return isInCountry(code, Number(lat), Number(long));
  });
  expect(found).toEqual(inside);
  expect(isInCountry('RU', 39.9, 116.4)).toBe(false);
  expect(isInCountry('BV', 0, 0)).toBeUndefined();
});

test('no country is a band around the world', () => {
  const wide = allCountries.flatMap(({ code, boxes }) =>
    boxes.filter(([west, , east]) => west < -180 || east > 180 || east - west > 100).map(() => code),
  );
  expect(wide).toEqual([]);
});

test('the country of most points is the smallest that explains them, or none', () => {
  const places: Record<string, [lat: number, long: number]> = {
    Berlin: [52.52, 13.405],
    Bonn: [50.7374, 7.0982],
    Köln: [50.9375, 6.9603],
    Hamburg: [53.5511, 9.9937],
    London: [51.5074, -0.1278],
    Paris: [48.8566, 2.3522],
    Wien: [48.2082, 16.3738],
    Dubai: [25.2048, 55.2708],
    Lisboa: [38.72, -9.14],
    Porto: [41.15, -8.61],
    Madrid: [40.4168, -3.7038],
    Moscow: [55.7558, 37.6173],
    Kazan: [55.79, 49.12],
    Toronto: [43.65, -79.38],
    Calgary: [51.05, -114.07],
    Rome: [41.9, 12.48],
  };
  const cases: Record<string, string | null> = {
    'London Paris Berlin Wien Dubai': null,
    'Berlin Bonn Köln Hamburg London': 'DE',
    'Lisboa Porto Lisboa Porto Madrid': 'PT',
    'Moscow Kazan Moscow Berlin': 'RU',
    'Toronto Toronto Toronto Calgary': 'CA',
    'Rome Rome Rome': 'IT',
    'Paris Paris Madrid': null,
  };
  const homeOf = (names: string) =>
    countryOfMost(
      names.split(' ').map((name) => places[name] ?? [0, 0]),
      0.75,
    );
  expect(Object.fromEntries(Object.keys(cases).map((names) => [names, homeOf(names)]))).toEqual(cases);
});
