import { cities, type City } from '../cities';
import { publisherIds, venues, type PublisherName, type Venue } from '../venues';

const countryIds = new Map([...new Set(cities.map(({ country }) => country))].map((country, i) => [country, 14 + i]));
const screenTypeNames = [...new Set(venues.flatMap(({ screenTypes }) => screenTypes))];
const adTypeIds: Record<string, { id: number; name: string }> = {
  static: { id: 1, name: 'Static' },
  video: { id: 2, name: 'Video' },
  html: { id: 4, name: 'HTML' },
};
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

/** Without the fields of the provider that this product does not read. */
export function screenOf(facts: ScreenFacts) {
  const { city, venue, width, height } = facts;
  return {
    id: facts.id,
    name: facts.name,
    device_id: facts.deviceId,
    publisher: { id: publisherIds[facts.publisher], name: facts.publisher },
    latitude: facts.lat,
    longitude: facts.long,
    geo: {
      country: { id: countryIds.get(city.country) ?? 0, name: city.country },
      region: { name: city.state },
      city: { name: city.city },
    },
    resolution: { name: `${String(width)}x${String(height)}`, width, height },
    screen_types: [{ id: 100 + screenTypeNames.indexOf(facts.screenType), name: facts.screenType }],
    venue_types: [{ id: 50 + venues.indexOf(venue), name: venue.venueType }],
    allowed_ad_types: facts.adTypes.flatMap((name) => adTypeIds[name] ?? []),
    screen_img_url: null,
    opening_hours: venue.hours,
  };
}
