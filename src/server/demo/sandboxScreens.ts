import { demoBoards, type DemoBoard } from './boardList';
import { chance } from './chance';
import { cities, type City } from './places';
import { publisherIds, publisherNames, venues, type PublisherName, type Venue } from './venues';

/** A screen as the provider tells it; the fields are those of the sample page in the product's data. */
export interface SandboxScreen {
  id: number;
  name: string;
  device_id: string;
  publisher: { id: number; name: string };
  is_active: boolean;
  address: string;
  latitude: number;
  longitude: number;
  geo: { country: { id: number; name: string }; region: { name: string }; city: { name: string } };
  resolution: {
    id: number;
    name: string;
    title: string;
    orientation: 'portrait' | 'landscape' | 'square';
    width: number;
    height: number;
  };
  aspect_ratio: { id: number; name: string; horizontal: number; vertical: number };
  screen_types: { id: number; name: string }[];
  venue_types: { id: number; name: string }[];
  allowed_ad_types: { id: number; name: string }[];
  allows_motion: boolean;
  is_audio: boolean;
  min_ad_duration: number;
  max_ad_duration: number;
  diagonal_size: number | null;
  diagonal_size_units: string;
  bearing: number | null;
  bearing_direction: string;
  bid_floors: { floor: number; currency: { id: number; name: string; code: string; symbol: string } }[];
  average_weekly_impressions: number;
  audience_data_sources: { id: number; name: string }[];
  demography_type: string;
  total: number;
  tags: { id: number; name: string }[];
  iad_categories: string[];
  ox_enabled: boolean;
  transact_status: string;
  transact_status_errors: string[];
  internal_publisher_screen_id: string;
  hivestack_id: string | null;
  vistar_id: string | null;
  screen_img_url: string | null;
  connectivity: number;
}

/** How many screens each publisher has: 1,130 in all, one of them with more than 250. */
const counts: Record<PublisherName, number> = {
  'Northway Outdoor': 268,
  'Citylight DOOH': 240,
  'Harbour Media': 236,
  'Transit Vision': 214,
  'Forecourt Screens': 172,
};

export const publishers: readonly { id: number; name: string }[] = publisherNames.map((name) => ({
  id: publisherIds[name],
  name,
}));

const countryIds = new Map([...new Set(cities.map(({ country }) => country))].map((country, i) => [country, 14 + i]));
const screenTypeNames = [...new Set(venues.flatMap(({ screenTypes }) => screenTypes))];
const adTypeIds: Record<string, { id: number; name: string }> = {
  static: { id: 1, name: 'Static' },
  video: { id: 2, name: 'Video' },
  html: { id: 4, name: 'HTML' },
};
const dollar = { id: 1, name: 'US Dollar', code: 'USD', symbol: '$' };

/** What a screen and a board of ours say alike. */
interface Known {
  id: number;
  name: string;
  deviceId: string;
  publisher: PublisherName;
  place: City;
  lat: number;
  long: number;
  venue: Venue;
  screenType: string;
  width: number;
  height: number;
  adTypes: readonly string[];
}

function screenOf(known: Known): SandboxScreen {
  const random = chance(known.id);
  const { place, venue, width, height } = known;
  const types = (known.adTypes.length === 0 ? ['static'] : known.adTypes).flatMap((name) => adTypeIds[name] ?? []);
  const divisor = greatestDivisor(width, height);
  const number = known.deviceId.slice(known.deviceId.lastIndexOf(':') + 1);
  return {
    id: known.id,
    name: known.name,
    device_id: known.deviceId,
    publisher: { id: publisherIds[known.publisher], name: known.publisher },
    is_active: true,
    address: `${String(1 + Math.floor(random() * 200))} ${place.spots[0] ?? place.city}, ${place.city}`,
    latitude: known.lat,
    longitude: known.long,
    geo: {
      country: { id: countryIds.get(place.country) ?? 0, name: place.country },
      region: { name: place.state },
      city: { name: place.city },
    },
    resolution: {
      id: width * 7 + height,
      name: `${String(width)}x${String(height)}`,
      title: `${String(width)}x${String(height)}`,
      orientation: width === height ? 'square' : width < height ? 'portrait' : 'landscape',
      width,
      height,
    },
    aspect_ratio: {
      id: divisor,
      name: `${String(width / divisor)}:${String(height / divisor)}`,
      horizontal: width / divisor,
      vertical: height / divisor,
    },
    screen_types: [{ id: 100 + screenTypeNames.indexOf(known.screenType), name: known.screenType }],
    venue_types: [{ id: 50 + venues.indexOf(venue), name: venue.venueType }],
    allowed_ad_types: types,
    allows_motion: types.some(({ name }) => name !== 'Static'),
    is_audio: false,
    min_ad_duration: 5,
    max_ad_duration: 30,
    diagonal_size: venue.coarseness > 5 ? null : Math.round(32 + random() * 53),
    diagonal_size_units: 'inches',
    bearing: venue.venueType === 'Roadside' ? Math.floor(random() * 360) : null,
    bearing_direction: '',
    bid_floors: [{ floor: Number((2 + random() * 9).toFixed(2)), currency: dollar }],
    average_weekly_impressions: Math.round(8000 + random() * 190_000),
    audience_data_sources: [{ id: 4, name: 'Publisher' }],
    demography_type: 'basic',
    total: 0,
    tags: [],
    iad_categories: [],
    ox_enabled: true,
    transact_status: 'transactable',
    transact_status_errors: [],
    internal_publisher_screen_id: number,
    hivestack_id: null,
    vistar_id: null,
    screen_img_url: null,
    connectivity: 1,
  };
}

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b);
}

/** The provider's view of a board that came from it. */
function known(board: DemoBoard): Known {
  return {
    ...board,
    id: Number(board.reachBoardId),
    lat: board.lat ?? board.place.lat,
    long: board.long ?? board.place.long,
  };
}

/** A screen that is not on the product yet. */
function invented(publisher: PublisherName, index: number, serial: number): Known {
  const random = chance(90_000 + serial);
  const one = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T; // the lists of this folder are not empty
  const place = cities[(serial * 11) % cities.length] as City; // the remainder is within the list
  const venue = one(venues.filter(({ publishers: names }) => names.includes(publisher)));
  const [width, height] = one(venue.sizes);
  return {
    id: 106_000 + serial,
    name: `${venue.outOfTown ? place.city : one(place.spots)} ${one(venue.ends)} ${String(10 + index)}`,
    deviceId: `broadsign.com:${String(481_520_000 + serial)}`,
    publisher,
    place,
    venue,
    width,
    height,
    lat: Number((place.lat + (random() - 0.5) * 0.09).toFixed(6)),
    long: Number((place.long + (random() - 0.5) * 0.11).toFixed(6)),
    screenType: one(venue.screenTypes),
    adTypes: one([['static'], ['static', 'video'], ['static', 'video', 'html']]),
  };
}

let made: readonly SandboxScreen[] | undefined;

/** All 1,130 screens, by publisher; those of our boards that came from the provider carry the boards' device ids. */
export function allScreens(): readonly SandboxScreen[] {
  let serial = 0;
  made ??= publisherNames.flatMap((publisher) => {
    const ours = demoBoards()
      .filter((board) => board.publisher === publisher && board.reachBoardId !== '')
      .map(known);
    const others = Array.from({ length: counts[publisher] - ours.length }, (_, index) =>
      invented(publisher, index, (serial += 1)),
    );
    // Spread, so that the first page shows both kinds.
    const step = Math.max(1, Math.floor(counts[publisher] / ours.length));
    return mingle(others, ours, step).map(screenOf);
  });
  return made;
}

function mingle<T>(many: readonly T[], few: readonly T[], step: number): T[] {
  const left = [...few];
  const mixed = many.flatMap((item, i) => (i % step === 0 ? [...left.splice(0, 1), item] : [item]));
  return [...mixed, ...left];
}

/** The screens of a publisher by its exact name; none for a name that is none. */
export const screensOf = (publisherName: string): readonly SandboxScreen[] =>
  allScreens().filter(({ publisher }) => publisher.name === publisherName);
