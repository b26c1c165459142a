import type { PublisherName } from './venues';

/** A board written by hand: known from the design's pictures, or a case that the console must cope with. */
export interface HandmadeBoard {
  name: string;
  /** Where two boards share a name. */
  key?: string;
  city: string;
  venueType: string;
  publisher: PublisherName;
  size: readonly [width: number, height: number];
  /** Coordinates other than somewhere in the city; null: unknown. */
  at?: readonly [lat: number | null, long: number | null];
  deviceId?: string;
  deviceSlot?: number;
  paused?: boolean;
  deleted?: boolean;
  image?: 'none' | 'file' | 'address';
  adTypes?: readonly string[];
}

const all = ['static', 'video'] as const;

export const handmade: readonly HandmadeBoard[] = [
  { name: 'Zürich HB Gleis 7', city: 'Zürich', venueType: 'Transport Station', publisher: 'Northway Outdoor', size: [3840, 1080], at: [47.37818, 8.54019], adTypes: all },
  { name: 'Wharf Quay Plaza Totem', city: 'London', venueType: 'Street Furniture', publisher: 'Citylight DOOH', size: [1080, 1920], adTypes: all, image: 'file' },
  { name: 'Westgate Mall Atrium', city: 'Sydney', venueType: 'Shopping Mall', publisher: 'Harbour Media', size: [1080, 1920], adTypes: all, image: 'file' },
  { name: 'Vltava Bridge North', city: 'Prague', venueType: 'Roadside', publisher: 'Northway Outdoor', size: [1400, 400], paused: true, image: 'file' },
  { name: 'Union Square Shelter 14', city: 'New York', venueType: 'Street Furniture', publisher: 'Transit Vision', size: [1080, 1920], deleted: true, deviceId: 'shared-usq-14', image: 'file' },
  { name: 'Union Square Shelter 14B', city: 'New York', venueType: 'Street Furniture', publisher: 'Transit Vision', size: [1080, 1920], deviceId: 'shared-usq-14', adTypes: all, image: 'file' },
  { name: 'Tagus Riverside Bulletin', city: 'Lisbon', venueType: 'Roadside', publisher: 'Citylight DOOH', size: [1400, 400], at: [38.7071, -9.1355], adTypes: ['static'], image: 'address' },
  { name: 'Shinjuku South Exit LED', city: 'Tokyo', venueType: 'Building Side', publisher: 'Transit Vision', size: [3840, 1080], adTypes: ['static'], image: 'file' },
  { name: 'Rotterdam Blaak Digital 3', city: 'Rotterdam', venueType: 'Transport Station', publisher: 'Northway Outdoor', size: [3840, 1080], adTypes: ['static', 'html'], image: 'file' },
  { name: 'Queen Street Corner', city: 'Auckland', venueType: 'Roadside', publisher: 'Harbour Media', size: [1920, 1200], image: 'none', adTypes: all },
  { name: 'Queen Street Corner', key: 'Queen Street Corner (taken down)', city: 'Auckland', venueType: 'Roadside', publisher: 'Harbour Media', size: [1400, 400], deleted: true, image: 'file' },
  { name: 'Pike Street Fuel 2', city: 'Seattle', venueType: 'Fuel/Gas Station', publisher: 'Forecourt Screens', size: [1080, 1080], adTypes: all, image: 'file' },
  { name: 'Porto São Bento 2', city: 'Porto', venueType: 'Transport Station', publisher: 'Northway Outdoor', size: [3840, 1080], adTypes: all, image: 'file' },
  { name: 'Orly Hall 4 Arrivals', city: 'Paris', venueType: 'Airport', publisher: 'Transit Vision', size: [1920, 540], at: [48.7262, 2.3652], adTypes: all, image: 'file' },
  { name: 'Graz Hauptplatz Totem 2', city: 'Graz', venueType: 'Street Furniture', publisher: 'Northway Outdoor', size: [1080, 1920], adTypes: ['static'], image: 'file' },
  { name: 'Harbourfront Pier LED', city: 'Singapore', venueType: 'Building Side', publisher: 'Citylight DOOH', size: [3840, 2160], at: [0, 0], adTypes: all, image: 'file' },
  { name: 'Oxford Street Totem 3', city: 'London', venueType: 'Street Furniture', publisher: 'Citylight DOOH', size: [1080, 1920], deviceId: 'shared-oxs-3', adTypes: all, image: 'file' },
  { name: 'Oxford Street Totem 3 (second player)', city: 'London', venueType: 'Street Furniture', publisher: 'Citylight DOOH', size: [1080, 1920], deviceId: 'shared-oxs-3', deviceSlot: 1, adTypes: all, image: 'file' },
  { name: 'Bar "Neon" <Lapa> Corner', city: 'Rio de Janeiro', venueType: 'Entertainment', publisher: 'Citylight DOOH', size: [1080, 1920], adTypes: all, image: 'file' },
  { name: 'Kaiserdamm-Brücke 2, Richtung Mitte', city: 'Berlin', venueType: 'Roadside', publisher: 'Citylight DOOH', size: [1920, 1080], adTypes: all, image: 'file' },
  { name: 'A1 southbound, kilometre 14, behind the second noise barrier after the exit for the old exhibition grounds', city: 'Hamburg', venueType: 'Roadside', publisher: 'Northway Outdoor', size: [840, 400], adTypes: ['static'], image: 'address' },
  { name: 'Depot spare screen 1', city: 'Utrecht', venueType: 'Point of Care', publisher: 'Harbour Media', size: [1024, 768], at: [null, null], deviceId: '', paused: true, image: 'none' },
  { name: 'Depot spare screen 2', city: 'Utrecht', venueType: 'Point of Care', publisher: 'Harbour Media', size: [1024, 768], at: [null, null], deviceId: '', paused: true, image: 'none' },
  { name: 'Karl Johans gate Bulletin 1', city: 'Oslo', venueType: 'Roadside', publisher: 'Northway Outdoor', size: [1920, 1080], adTypes: all, image: 'file' },
];
