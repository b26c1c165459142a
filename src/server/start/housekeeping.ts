import { purgeDeletedArtwork } from '../artwork/purge.service';
import { createPoller, type Poller } from '../db/poller';
import type { Services } from './services';
import { deleteExpiredRecords } from './housekeeping.queries';

/** Deletes expired records when the process has started, which may never run for an hour, and every hour. */
export function createHousekeeping(
  services: Pick<Services, 'database' | 'storage' | 'config' | 'freeSpace' | 'log'>,
): Poller {
  const { database, freeSpace, log } = services;
  const sweep = async (): Promise<'done'> => {
    if ((await freeSpace()) === 'exhausted') return 'done';
    await deleteExpiredRecords(database.db);
    const purged = await purgeDeletedArtwork(services);
    if (purged > 0) log.info({ purged }, 'the files of deleted artwork were removed');
    return 'done';
  };
  return createPoller(sweep, 3600, { log, name: 'housekeeping' });
}
