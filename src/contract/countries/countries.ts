import table from './countryTable.json';

type Box = readonly [west: number, south: number, east: number, north: number];

/** A country or territory of ISO 3166-1, and Kosovo. */
interface Country {
  /** ISO 3166-1 alpha-2. */
  code: string;
  alpha3: string;
  /** In English: as boards store it. */
  name: string;
  /**
   * Its land, to a tenth of a degree, from Natural Earth's 1:50m map (the package world-atlas); empty for small ones.
   * Russia's mainland is in strips of ten degrees, and no box crosses the 180th meridian.
   */
  boxes: readonly Box[];
}

const names = new Intl.DisplayNames('en', { type: 'region' });

const byCode = new Map<string, Country>(
  Object.entries(table).map(([code, entry]) => {
    const [alpha3 = '', ...boxes] = entry.split(' ');
    const numbers = boxes.map((box) => box.split(',').map(Number) as unknown as Box); // four numbers, as the table is written
    return [code, { code, alpha3, name: names.of(code) ?? code, boxes: numbers }];
  }),
);

export const allCountries: readonly Country[] = [...byCode.values()];

/** The English names of all countries, as options; another stored name is kept. */
export const countries: readonly string[] = allCountries
  .map(({ name }) => name)
  .sort((a, b) => a.localeCompare(b, 'en'));

/** The English name of a country by its ISO code. */
export const countryName = (code: string): string => byCode.get(code)?.name ?? code;

/** Whether a point lies in the country or close to it; undefined for a country whose land is not known. */
export function isInCountry(code: string, lat: number, long: number): boolean | undefined {
  const boxes = byCode.get(code)?.boxes ?? [];
  // Runs for each row of a file, several times: reading four numbers by position is quicker than taking the box apart.
  for (const box of boxes) if (long >= box[0] && long <= box[2] && lat >= box[1] && lat <= box[3]) return true;
  return boxes.length === 0 ? undefined : false;
}

const sizeOf = ({ boxes }: Country): number =>
  boxes.reduce((sum, [west, south, east, north]) => sum + (east - west) * (north - south), 0);
const world = 360 * 180;
/** Square degrees. Below it a box holds mostly the neighbour's town: Rome around the Vatican, Nice beside Monaco. */
const tooSmall = 0.25;

/**
 * The country that explains the points best; null if fewer than `share` of them lie in one. A large box holds points of
 * other countries by chance, so each point counts the more the smaller the country is that it lies in.
 */
export function countryOfMost(points: readonly (readonly [lat: number, long: number])[], share: number): string | null {
  const [home] = allCountries
    .filter((country) => sizeOf(country) > tooSmall)
    .map((country) => {
      const inside = points.filter(([lat, long]) => isInCountry(country.code, lat, long) === true).length;
      return { code: country.code, inside, weight: inside * Math.log(world / sizeOf(country)) };
    })
    .filter(({ inside }) => inside > 0 && inside >= points.length * share)
    .sort((a, b) => b.weight - a.weight);
  return home?.code ?? null;
}
