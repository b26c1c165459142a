import { purgeDeletedArtwork } from '../artwork/purge.service';
import { endExpiredPresence } from '../artwork/presence/presence.queries';
import type { Services } from './services';
import { deleteExpiredRecords } from './housekeeping.queries';

const hour = 3_600_000;

/** Deletes expired records every hour. @returns a function that ends this */
export function startHousekeeping(
  services: Pick<Services, 'database' | 'storage' | 'config' | 'space' | 'log'>,
): () => void {
  const { space, log } = services;
  const sweep = async (): Promise<void> => {
    if ((await space.freeSpace()) === 'exhausted') return;
    await deleteExpired(services);
    const purged = await purgeDeletedArtwork(services);
    if (purged > 0) log.info({ purged }, 'the files of deleted artwork were removed');
  };
  const timer = setInterval(() => {
    sweep().catch((error: unknown) => {
      log.warn({ err: error }, 'housekeeping failed');
    });
  }, hour);
  timer.unref();
  return () => {
    clearInterval(timer);
  };
}

export async function deleteExpired({ database: { db } }: Pick<Services, 'database'>): Promise<void> {
  await deleteExpiredRecords(db);
  await endExpiredPresence(db);
}
