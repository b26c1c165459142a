import { chance } from './chance';
import type { SceneName } from './drawings/scenes';
import { demoId } from './identity';
import { cities, type City } from './places';
import { handmade, type HandmadeBoard } from './handmadeBoards';
import { teamList } from './organisationList';
import { publisherIds, venueNamed, venues, type PublisherName, type Venue } from './venues';

export interface DemoBoard {
  id: string;
  name: string;
  place: City;
  lat: number | null;
  long: number | null;
  venue: Venue;
  screenType: string;
  width: number;
  height: number;
  publisher: PublisherName;
  /** '' where nobody has said. */
  deviceId: string;
  deviceSlot: number;
  /** The provider's id; '' for a board that is not theirs. */
  reachBoardId: string;
  /** Name of the team, or null. */
  team: string | null;
  paused: boolean;
  deleted: boolean;
  /** Which picture, and whether as a file record or as an address; null: none. */
  image: { scene: SceneName; by: 'file' | 'address' } | null;
  adTypes: readonly string[];
}

const boardTotal = 320;

/** Everything random about a board comes from its place in the list. */
function draft(index: number, given: HandmadeBoard | undefined, taken: Set<string>): DemoBoard {
  const random = chance(7000 + index);
  const one = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T; // the lists of this folder are not empty
  const place = given === undefined ? (cities[(index * 7) % cities.length] as City) : cityNamed(given.city); // the remainder is within the list
  const venue = given === undefined ? byShare(random() * 100) : venueNamed(given.venueType);
  const [width, height] = given?.size ?? one(venue.sizes);
  const name =
    given?.name ??
    freeName(venue.outOfTown ? place.city : one(place.spots), one(venue.ends), 1 + Math.floor(random() * 6), taken);
  const lat = Number((place.lat + (random() - 0.5) * 0.06).toFixed(6));
  const long = Number((place.long + (random() - 0.5) * 0.08).toFixed(6));
  taken.add(name);
  const publisher = given?.publisher ?? one(venue.publishers);
  const picture = given?.image ?? (index % 12 === 5 ? 'none' : index % 9 === 4 ? 'address' : 'file');
  return {
    id: demoId('board', given?.key ?? name),
    name,
    place,
    venue,
    publisher,
    width,
    height,
    screenType: one(venue.screenTypes),
    lat: given?.at === undefined ? lat : given.at[0],
    long: given?.at === undefined ? long : given.at[1],
    deviceId: given?.deviceId ?? (index % 14 === 9 ? '' : `00${String(470_000 + index * 13)}`),
    deviceSlot: given?.deviceSlot ?? 0,
    reachBoardId: '',
    team: null,
    paused: given?.paused ?? (given === undefined && index % 23 === 7),
    deleted: given?.deleted ?? (given === undefined && index % 27 === 11),
    image: picture === 'none' ? null : { scene: one(venue.scenes), by: picture },
    adTypes:
      given?.adTypes ?? one([['static'], ['static', 'video'], ['static', 'video'], ['static', 'video', 'html'], []]),
  };
}

function byShare(point: number): Venue {
  let left = point;
  return venues.find((venue) => (left -= venue.share) < 0) ?? (venues[0] as Venue); // the shares add up to a hundred
}

function cityNamed(name: string): City {
  const found = cities.find(({ city }) => city === name);
  if (!found) throw new Error(`No demo city ${name}`);
  return found;
}

function freeName(spot: string, end: string, from: number, taken: ReadonlySet<string>): string {
  for (let n = from; ; n += 1) {
    const name = `${spot} ${end} ${String(n)}`;
    if (!taken.has(name)) return name;
  }
}

/** Northway's list at the provider says 41 already there; one more of its boards is deleted here, so it may be added again. */
const liveNorthway = 41;

/** Gives the provider's ids to some boards: their device ids are those of the sandbox provider's screens. */
function linkToProvider(boards: readonly DemoBoard[]): DemoBoard[] {
  let live = 0;
  let gone = 0;
  return boards.map((board, index) => {
    if (board.deviceId === '' || board.deviceSlot > 0 || board.deviceId.startsWith('shared')) return board;
    const linked =
      board.publisher !== 'Northway Outdoor'
        ? index % 2 === 0
        : board.deleted
          ? (gone += 1) <= 1
          : (live += 1) <= liveNorthway;
    return linked
      ? { ...board, deviceId: `broadsign.com:${String(481_517_000 + index)}`, reachBoardId: String(104_500 + index) }
      : board;
  });
}

/** Which venues a team looks after; 'Launch squad' takes what it gets. */
const fields: Record<string, readonly string[]> = {
  'Roadside crew': ['Roadside', 'Street Furniture', 'Fuel/Gas Station', 'Sports and Recreation Area', 'Amusement Park'],
  'Transit team': ['Transport Station', 'Airport', 'Building Side'],
  'Mall network': ['Shopping Mall', 'Supermarket/Retail Centers', 'Entertainment', 'Point of Care'],
};

/** Each team gets the number it looks after: first boards of its field, then what is left; the rest has no owner. */
function giveToTeams(boards: readonly DemoBoard[]): DemoBoard[] {
  const room = new Map(teamList.map(({ name, boards: count }) => [name, count]));
  const take = (name: string): string | null => {
    const left = room.get(name) ?? 0;
    if (left > 0) room.set(name, left - 1);
    return left > 0 ? name : null;
  };
  const byField = boards.map((board, index) => {
    const own = index < handmade.length || index % 9 === 2 ? take('Launch squad') : null;
    return {
      ...board,
      team: own ?? take(Object.keys(fields).find((name) => fields[name]?.includes(board.venue.venueType)) ?? ''),
    };
  });
  return byField.map((board) =>
    board.team === null
      ? { ...board, team: take(teamList.find(({ name }) => (room.get(name) ?? 0) > 0)?.name ?? '') }
      : board,
  );
}

let made: readonly DemoBoard[] | undefined;

/** The 320 boards, the same at every call; 20 countries, and every special case that PRODUCT.md names. */
export function demoBoards(): readonly DemoBoard[] {
  const taken = new Set(handmade.map(({ name }) => name));
  made ??= giveToTeams(
    linkToProvider(Array.from({ length: boardTotal }, (_, index) => draft(index, handmade[index], taken))),
  );
  return made;
}

export const publisherIdOf = (publisher: PublisherName): string => String(publisherIds[publisher]);
