import type { SceneName } from './drawings/scenes';

export const publisherNames = [
  'Northway Outdoor',
  'Citylight DOOH',
  'Harbour Media',
  'Transit Vision',
  'Forecourt Screens',
] as const;
export type PublisherName = (typeof publisherNames)[number];
/** Ids as the provider counts its publishers. */
export const publisherIds: Record<PublisherName, number> = {
  'Northway Outdoor': 52,
  'Citylight DOOH': 61,
  'Harbour Media': 37,
  'Transit Vision': 74,
  'Forecourt Screens': 88,
};

/** What boards at one type of venue are like. */
export interface Venue {
  venueType: string;
  screenTypes: readonly string[];
  /** Width and height in pixels. */
  sizes: readonly (readonly [number, number])[];
  publishers: readonly PublisherName[];
  /** Ends of names: 'Rossio' 'Hall 4'. */
  ends: readonly string[];
  /** Named after the city, not after a spot in it. */
  outOfTown?: true;
  scenes: readonly SceneName[];
  /** How many of a hundred boards are like this. */
  share: number;
  /** Square metres that a million pixels cover: small pitch indoors, coarse outdoors. */
  coarseness: number;
  hours: string;
}

const portrait = [1080, 1920] as const;
const landscape = [1920, 1080] as const;
const bulletin = [1400, 400] as const;
const small = [840, 400] as const;
const wide = [3840, 1080] as const;

export const venues: readonly Venue[] = [
  {
    venueType: 'Transport Station',
    screenTypes: ['Railway Station'],
    sizes: [portrait, landscape, portrait, wide, landscape],
    publishers: ['Northway Outdoor', 'Transit Vision'],
    ends: ['Hall', 'Platform', 'Concourse', 'Passage'],
    scenes: ['station'],
    share: 14,
    coarseness: 2.4,
    hours: 'Mo-Su 05:00-01:00',
  },
  {
    venueType: 'Airport',
    screenTypes: ['Airport (general)', 'Airport - Baggage Claim', 'Airport - Lounges'],
    sizes: [landscape, [1920, 540], portrait],
    publishers: ['Northway Outdoor', 'Transit Vision'],
    ends: ['Airport Arrivals', 'Airport Lounge', 'Airport Gate'],
    outOfTown: true,
    scenes: ['airport'],
    share: 6,
    coarseness: 2,
    hours: '24/7',
  },
  {
    venueType: 'Sports and Recreation Area',
    screenTypes: ['Digital Poster'],
    sizes: [bulletin, landscape],
    publishers: ['Citylight DOOH'],
    ends: ['Arena Wall', 'Pool', 'Court'],
    scenes: ['stadium'],
    share: 4,
    coarseness: 12,
    hours: 'Mo-Su 09:00-23:00',
  },
  {
    venueType: 'Entertainment',
    screenTypes: ['Cinema'],
    sizes: [portrait, landscape],
    publishers: ['Citylight DOOH'],
    ends: ['Cinema Foyer', 'Box Office'],
    scenes: ['cinema'],
    share: 5,
    coarseness: 1.6,
    hours: 'Mo-Su 10:00-24:00',
  },
  {
    venueType: 'Supermarket/Retail Centers',
    screenTypes: ['Digital Poster'],
    sizes: [portrait, small, landscape],
    publishers: ['Harbour Media', 'Forecourt Screens'],
    ends: ['Checkout', 'Entrance'],
    scenes: ['supermarket'],
    share: 8,
    coarseness: 1,
    hours: 'Mo-Sa 07:00-22:00',
  },
  {
    venueType: 'Shopping Mall',
    screenTypes: ['Mall (general)', 'Mall - Food Court'],
    sizes: [portrait, portrait, [2160, 3840], landscape],
    publishers: ['Harbour Media'],
    ends: ['Mall Atrium', 'Food Court', 'East Gate', 'Escalator'],
    scenes: ['mall'],
    share: 15,
    coarseness: 1.4,
    hours: 'Mo-Sa 09:00-21:00; Su 11:00-18:00',
  },
  {
    venueType: 'Fuel/Gas Station',
    screenTypes: ['Gas Station (general)', 'Gas Station - Pump', 'Gas Station - Shop'],
    sizes: [[1080, 1080], landscape, portrait],
    publishers: ['Forecourt Screens'],
    ends: ['Fuel', 'Forecourt'],
    scenes: ['fuel'],
    share: 9,
    coarseness: 0.8,
    hours: '24/7',
  },
  {
    venueType: 'Amusement Park',
    screenTypes: ['Digital Poster'],
    sizes: [landscape, [1024, 768]],
    publishers: ['Citylight DOOH'],
    ends: ['Park Gate', 'Wheel'],
    scenes: ['square', 'stadium'],
    share: 2,
    coarseness: 6,
    hours: 'Mo-Su 10:00-20:00',
  },
  {
    venueType: 'Point of Care',
    screenTypes: ['Medical Center'],
    sizes: [portrait, [1024, 768]],
    publishers: ['Harbour Media'],
    ends: ['Clinic', 'Pharmacy'],
    scenes: ['supermarket'],
    share: 4,
    coarseness: 0.8,
    hours: 'Mo-Fr 08:00-18:00',
  },
  {
    venueType: 'Roadside',
    screenTypes: ['Highway Billboard'],
    sizes: [bulletin, small, landscape, [1920, 1200]],
    publishers: ['Northway Outdoor', 'Citylight DOOH'],
    ends: ['Bulletin', 'Digital', 'Corner', 'Bridge'],
    scenes: ['highway', 'bridge'],
    share: 15,
    coarseness: 40,
    hours: '24/7',
  },
  {
    venueType: 'Building Side',
    screenTypes: ['Digital Poster'],
    sizes: [wide, [3840, 2160], [2160, 3840]],
    publishers: ['Transit Vision', 'Citylight DOOH'],
    ends: ['LED', 'Facade'],
    scenes: ['building', 'bridge'],
    share: 6,
    coarseness: 14,
    hours: 'Mo-Su 06:00-24:00',
  },
  {
    venueType: 'Street Furniture',
    screenTypes: ['Digital Bus Shelter'],
    sizes: [portrait],
    publishers: ['Citylight DOOH', 'Transit Vision'],
    ends: ['Shelter', 'Totem'],
    scenes: ['shelter', 'square'],
    share: 12,
    coarseness: 1,
    hours: 'Mo-Su 05:00-24:00',
  },
];

/** By name; throws for a name that is none, so that a slip in the data does not pass. */
export function venueNamed(venueType: string): Venue {
  const found = venues.find((venue) => venue.venueType === venueType);
  if (!found) throw new Error(`No venue type ${venueType}`);
  return found;
}
