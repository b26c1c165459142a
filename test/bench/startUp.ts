import { setTimeout as wait } from 'node:timers/promises';
import { openPlace, start } from './processes';
import type { Context } from './report';

/** The time of the second start, and the memory at rest, with the demo data. */
export async function benchStart(context: Context): Promise<void> {
  for (const database of context.databases) {
    const place = await openPlace(database);
    try {
      context.say(`${database}: two starts`);
      await (await start(place)).stop();
      const second = await start(place);
      context.add('second start to ready', database, second.readyMs / 1000, 's', { most: 2 });
      await wait(15_000);
      context.add('memory at rest', database, second.memory(), 'MB', { most: database === 'pglite' ? 500 : 250 });
      await second.stop();
    } finally {
      await place.remove();
    }
  }
}
