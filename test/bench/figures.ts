import { openPlace, seed, start } from './processes';
import { median, millisecondsOf, type Context } from './report';

const sizes = { boards: 1_000_000, files: 20_000, campaigns: 5_000 };
const times = 20;
/** The longest time for one plot: milliseconds (docs/decisions/028-figures.md). */
const most = 100;

/** Plots over a range of days, and plots of the current state. */
const ofDays = ['waiting', 'decisiontimes', 'decisions', 'submissions', 'spend'];
const ofNow = ['boards', 'wallets'];

const day = (ago: number): string => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);

/** Every plot of `/insights` over a year, and the review queue sorted by need, at the sizes they are designed for. */
export async function benchFigures(context: Context): Promise<void> {
  for (const database of context.databases) {
    const place = await openPlace(database);
    try {
      context.say(`${database}: 1,000,000 boards, 20,000 artworks, 5,000 campaigns`);
      seed(place, sizes);
      const server = await start(place);
      try {
        const add = async (what: string, path: string): Promise<void> => {
          // The first call reads the database pages into memory.
          await server.get(path);
          const took: number[] = [];
          for (let turn = 0; turn < times; turn += 1) took.push(await millisecondsOf(() => server.get(path)));
          const note = `slowest of ${String(times)}: ${Math.max(...took).toFixed(0)} ms`;
          context.add({
            part: 'figures',
            what,
            where: database,
            value: median(took),
            unit: 'ms',
            budget: { most },
            note,
          });
        };
        for (const plot of ofDays) await add(`${plot}, a year`, `/api/insights/${plot}?from=${day(365)}&to=${day(0)}`);
        // Until the board index is loaded, SQL counts the boards.
        await add('boards, while the index loads', '/api/insights/boards');
        await server.get('/api/boards/facets');
        for (const plot of ofNow) await add(plot, `/api/insights/${plot}`);
        await add(
          'review queue by need',
          '/api/file/artworks/?page=1&pageSize=20&sortID=neededBy&sortDesc=false&notSet=true',
        );
      } finally {
        await server.stop();
      }
    } finally {
      await place.remove();
    }
  }
}
