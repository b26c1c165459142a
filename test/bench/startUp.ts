import { setTimeout as wait } from 'node:timers/promises';
import { openPlace, start } from './processes';
import { loadNow, type Context } from './report';

/** Start-up time and idle memory, with the demo data. */
export async function benchStart(context: Context): Promise<void> {
  for (const database of context.databases) {
    const place = await openPlace(database);
    try {
      context.say(`${database}: first start`);
      const first = await start(place);
      await first.stop();
      context.add({
        part: 'start',
        what: 'first start to ready',
        where: database,
        value: first.readyMs / 1000,
        unit: 's',
        note: `makes the database and the demo data; load ${loadNow()}`,
      });
      context.say(`${database}: second start`);
      const second = await start(place);
      context.add({
        part: 'start',
        what: 'second start to ready',
        where: database,
        value: second.readyMs / 1000,
        unit: 's',
        budget: { most: 2 },
      });
      await wait(15_000);
      context.add({
        part: 'start',
        what: 'memory at rest',
        where: database,
        value: second.memory(),
        unit: 'MB',
        budget: { most: database === 'pglite' ? 500 : 250 },
      });
      await second.stop();
    } finally {
      await place.remove();
    }
  }
}
