import { chance } from '../chance';
import { boards } from '../boards';
import type { SandboxScreen } from './screen';
import { allScreens, newcomer } from './screens';

/** After this many runs, the list no longer changes. */
const maxRuns = 400;
/** Screens that change in each run. */
const changesInRun = 4;

/**
 * The list in the given run of the watch. In each run, a few screens with boards get a new name, orientation or opening
 * hours, and one is replaced by a new screen; every third run, one comes back. The number of screens of each publisher
 * stays the same. Run 0 is the list of the demo data.
 */
export function screensIn(run: number): readonly SandboxScreen[] {
  const screens = [...allScreens()];
  const known = new Set(boards.map(({ reachBoardId }) => reachBoardId));
  const ours = [...screens.keys()].filter((place) => known.has(String(screens[place]?.id)));
  const replaced: { place: number; screen: SandboxScreen }[] = [];
  for (let current = 1; current <= Math.min(run, maxRuns); current += 1) {
    const random = chance(70_000 + current);
    const onePlace = (): number => ours[Math.floor(random() * ours.length)] ?? 0;
    for (let n = 0; n < changesInRun; n += 1) {
      const place = onePlace();
      const screen = screens[place];
      if (screen) screens[place] = changed(screen, n, current, random);
    }
    const back = current % 3 === 0 ? replaced.shift() : undefined;
    if (back) screens[back.place] = back.screen;
    const place = onePlace();
    const screen = screens[place];
    if (screen && known.has(String(screen.id))) {
      replaced.push({ place, screen });
      screens[place] = newcomer(screen, current);
    }
  }
  return screens;
}

/** Opening hours that no other screen has, in the same notation. */
const hours = ['Mo-Su 06:30-24:00', 'Mo-Su 05:30-01:00', 'Mo-Su 07:00-22:00', 'Mo-Fr 07:00-20:00'];

function changed(screen: SandboxScreen, kind: number, run: number, random: () => number): SandboxScreen {
  const { resolution } = screen;
  switch (kind) {
    case 0:
      return { ...screen, opening_hours: hours[(run + Math.floor(random() * 4)) % hours.length] ?? '' };
    case 1:
      return {
        ...screen,
        name: `${screen.geo.city.name.slice(0, 3).toUpperCase()}-${String(screen.id)}-${String(run)}`,
      };
    case 2:
      return run % 2 === 0
        ? {
            ...screen,
            resolution: {
              name: `${String(resolution.height)}x${String(resolution.width)}`,
              width: resolution.height,
              height: resolution.width,
            },
          }
        : { ...screen, latitude: Number((screen.latitude + 0.0004).toFixed(6)) };
    default:
      return { ...screen, opening_hours: hours[run % hours.length] ?? '' };
  }
}
