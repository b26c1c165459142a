import { chance } from '../chance';
import { cities, type City } from '../cities';
import { publisherIds, venues, type PublisherName, type Venue } from '../venues';

const countryIds = new Map([...new Set(cities.map(({ country }) => country))].map((country, i) => [country, 14 + i]));
const screenTypeNames = [...new Set(venues.flatMap(({ screenTypes }) => screenTypes))];
const adTypeIds: Record<string, { id: number; name: string }> = {
  static: { id: 1, name: 'Static' },
  video: { id: 2, name: 'Video' },
  html: { id: 4, name: 'HTML' },
};
const dollar = { id: 1, name: 'US Dollar', code: 'USD', symbol: '$' };

/** What a screen of the provider and a board have in common. */
export interface ScreenFacts {
  id: number;
  name: string;
  deviceId: string;
  publisher: PublisherName;
  city: City;
  lat: number;
  long: number;
  venue: Venue;
  screenType: string;
  width: number;
  height: number;
  adTypes: readonly string[];
}

/** A screen in the provider's format. */
export type SandboxScreen = ReturnType<typeof screenOf>;

/** Fields that boards lack are random, but the same at each start. */
export function screenOf(facts: ScreenFacts) {
  const random = chance(facts.id);
  const { city, venue, width, height } = facts;
  const types = facts.adTypes.flatMap((name) => adTypeIds[name] ?? []);
  const divisor = greatestDivisor(width, height);
  const number = facts.deviceId.slice(facts.deviceId.lastIndexOf(':') + 1);
  return {
    id: facts.id,
    name: facts.name,
    device_id: facts.deviceId,
    publisher: { id: publisherIds[facts.publisher], name: facts.publisher },
    is_active: true,
    address: `${String(1 + Math.floor(random() * 200))} ${city.spots[0] ?? city.city}, ${city.city}`,
    latitude: facts.lat,
    longitude: facts.long,
    geo: {
      country: { id: countryIds.get(city.country) ?? 0, name: city.country },
      region: { name: city.state },
      city: { name: city.city },
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
    screen_types: [{ id: 100 + screenTypeNames.indexOf(facts.screenType), name: facts.screenType }],
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
    opening_hours: venue.hours,
  };
}

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b);
}
