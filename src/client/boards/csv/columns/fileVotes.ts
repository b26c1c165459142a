import { foldText } from '#contract/fold';
import { countryOfMost } from '#contract/countries/countries';
import { isWideByColumns } from './checkResolution';
import type { Cells, ColumnHints, CsvField, ResolutionOrder } from './column';
import { codeOf, parseDegrees } from './coordinates';
import { isProvincial } from './country';
import { readOrder, type ColumnMatch } from './matchColumns';
import { readPixels, readResolution } from './resolution';
import { eitherWay, isWideByRatio } from './sides';

const wide = /billboard|roadside|highway|building|cinema|spectacular|led wall/i;
const tall = /mall|shelter|street furniture|poster|kiosk|totem/i;

/**
 * Guesses the order of the two numbers of a resolution. The specification says HEIGHTxWIDTH, but the provider's real
 * exports are WIDTHxHEIGHT. Each row votes by what its other columns say, or else by the usual shape of its type of
 * screen.
 */
export class ResolutionVotes {
  #widthFirst = 0;
  #heightFirst = 0;

  add(cells: Cells): void {
    const { resolution = '', orientation = '', screenType, venueType } = cells;
    const sides = readResolution(resolution);
    if (sides === null || sides.order !== null || sides.first === sides.second) return;
    const { first, second } = sides;
    const saidWide = isWideByColumns(cells) ?? isWideByRatio(orientation) ?? isWideByRatio(resolution);
    const kind = `${screenType ?? ''} ${venueType ?? ''}`;
    const ratio = Math.max(first, second) / Math.min(first, second);
    // Screens at least twice as wide as tall are common; screens twice as tall as wide are rare.
    const usuallyWide = ratio >= 2 || (wide.test(kind) && !tall.test(kind));
    if (saidWide === null && !usuallyWide && !tall.test(kind)) return;
    const expectsWide = saidWide ?? usuallyWide;
    if (expectsWide === first > second) this.#widthFirst += 1;
    else this.#heightFirst += 1;
  }

  result(): ResolutionOrder {
    return this.#widthFirst > this.#heightFirst * 1.5 ? 'width-first' : 'height-first';
  }
}

/** The least share of a file's rows that make its country. */
const most = 0.75;
/** Points that are enough to find the country of a file that names none. */
const sampled = 500;

/** Finds the country of most rows: the one that they name or, if no row names one, the one that they lie in. */
export class CountryVotes {
  readonly #named = new Map<string, number>();
  readonly #points: [lat: number, long: number][] = [];
  #count = 0;
  #withoutCountry = 0;

  /** Whether rows have to be checked by the country of the others. */
  get isNeeded(): boolean {
    return this.#withoutCountry > 0 || [...this.#named.keys()].some((text) => codeOf(text) === null);
  }

  add({ country = '', lat = '', long = '' }: Cells): void {
    if (country === '') this.#withoutCountry += 1;
    if (country !== '') {
      this.#count += 1;
      this.#named.set(country, (this.#named.get(country) ?? 0) + 1);
    } else if (this.#points.length < sampled) {
      const [latitude, longitude] = [parseDegrees(lat, 'lat'), parseDegrees(long, 'long')];
      if (latitude !== '' && longitude !== '') this.#points.push([latitude, longitude]);
    }
  }

  /** ISO code; null if there is no such country. */
  result(): string | null {
    // One or two rows are no majority.
    if (this.#count === 0) return this.#points.length < 3 ? null : countryOfMost(this.#points, most);
    const votes = new Map<string, number>();
    for (const [text, count] of this.#named) {
      const code = codeOf(text);
      if (code !== null) votes.set(code, (votes.get(code) ?? 0) + count);
    }
    const [best] = [...votes].sort(([, a], [, b]) => b - a);
    return best !== undefined && this.#count > 2 && best[1] >= this.#count * most ? best[0] : null;
  }
}

/** `textsOf`: the first values of a field. */
export function columnHints(textsOf: (field: CsvField) => readonly string[], columns: ColumnMatch): ColumnHints {
  const { headers, positions } = columns;
  const regionHeader = headers[positions.state ?? -1] ?? '';
  const regions = textsOf('state').filter((text) => text !== 'NA');
  const regionCodes = regions.length > 0 && regions.every((text) => /^[A-Z]{2}$/.test(text));
  const isRead = (orientation: string): boolean =>
    isWideByColumns({ orientation }) !== null || eitherWay.test(foldText(orientation));
  const sizes = textsOf('resolution').map(readResolution);
  const areSquare = sizes.length > 0 && sizes.every((size) => size?.first === size?.second);
  const hasWidths = textsOf('width').some((text) => readPixels(text) !== null);
  // Where the width is known anyway, the column may as well say which way the boards face.
  const isWayKnown = areSquare || hasWidths || readOrder(columns) !== null;
  return {
    regionCodes,
    hasProvinces:
      regionCodes && (/provincia|provinz|comunidad/i.test(regionHeader) || isProvincial(countryOf(textsOf))),
    unreadOrientation: !isWayKnown && !textsOf('orientation').some(isRead),
  };
}

function countryOf(textsOf: (field: CsvField) => readonly string[]): string | null {
  const votes = new CountryVotes();
  const longs = textsOf('long');
  for (const country of textsOf('country')) votes.add({ country });
  for (const [at, lat] of textsOf('lat').entries()) votes.add({ lat, long: longs[at] ?? '' });
  return votes.result();
}
