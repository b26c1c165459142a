import { boards, type DemoBoard } from '../boards';
import { chance } from '../chance';
import { cities, type City } from '../cities';
import { publisherIds, publisherName, venues, type PublisherName } from '../venues';
import { screenOf, type SandboxScreen, type ScreenFacts } from './screen';

/** How many screens each publisher has: 1,130 in all, one of them with more than 250. */
const counts: Record<PublisherName, number> = {
  'Northway Outdoor': 268,
  'Citylight DOOH': 240,
  'Harbour Media': 236,
  'Transit Vision': 214,
  'Forecourt Screens': 172,
};

export const publishers: readonly { id: number; name: string }[] = publisherName.options.map((name) => ({
  id: publisherIds[name],
  name,
}));

/** The provider's facts of a board that came from it. */
function factsOf(board: DemoBoard): ScreenFacts {
  return {
    ...board,
    id: Number(board.reachBoardId),
    lat: board.lat ?? board.city.lat,
    long: board.long ?? board.city.long,
  };
}

/** A made-up screen without a board in the demo data. */
function invented(publisher: PublisherName, index: number, serial: number): ScreenFacts {
  const random = chance(90_000 + serial);
  const one = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T; // the lists are not empty
  const city = cities[(serial * 11) % cities.length] as City; // the remainder is a valid index
  const venue = one(venues.filter(({ publishers: names }) => names.includes(publisher)));
  const [width, height] = one(venue.sizes);
  return {
    id: 106_000 + serial,
    name: `${venue.outOfTown ? city.city : one(city.spots)} ${one(venue.ends)} ${String(10 + index)}`,
    deviceId: `broadsign.com:${String(481_520_000 + serial)}`,
    publisher,
    city,
    venue,
    width,
    height,
    lat: Number((city.lat + (random() - 0.5) * 0.09).toFixed(6)),
    long: Number((city.long + (random() - 0.5) * 0.11).toFixed(6)),
    screenType: one(venue.screenTypes),
    adTypes: one([['static'], ['static', 'video'], ['static', 'video', 'html']]),
  };
}

let made: readonly SandboxScreen[] | undefined;

/** All 1,130 screens by publisher. Those of boards that came from the provider have the device ids of the boards. */
export function allScreens(): readonly SandboxScreen[] {
  let serial = 0;
  made ??= publisherName.options.flatMap((publisher) => {
    const ours = boards.filter((board) => board.publisher === publisher && board.reachBoardId !== '').map(factsOf);
    const others = Array.from({ length: counts[publisher] - ours.length }, (_, index) =>
      invented(publisher, index, (serial += 1)),
    );
    // Mixed, so that the first page shows both kinds.
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

/** A screen that replaces a removed one: same publisher and street, new ids. */
export const newcomer = (gone: SandboxScreen, run: number): SandboxScreen => ({
  ...gone,
  id: 190_000 + run,
  device_id: `broadsign.com:${String(489_000_000 + run)}`,
  name: `${gone.geo.city.name} Totem ${String(run)}`,
});

/** The screens of the publisher with exactly this name. */
export const screensOf = (publisherName: string): readonly SandboxScreen[] =>
  allScreens().filter(({ publisher }) => publisher.name === publisherName);
