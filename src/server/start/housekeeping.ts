import { purgeDeletedArtwork } from '../artwork/purge.service';
import { pruneChanges } from '../events/changes.queries';
import { endExpiredPresence } from '../artwork/presence/presence.queries';
import { deleteOldBatches } from '../artwork/decision.queries';
import { deleteOldCounts } from '../http/callLimiter.queries';
import { deleteOldKeys } from '../http/idempotency.queries';
import type { Services } from './services';
import { deleteOldAttempts } from '../session/guessing/attempts.queries';
import { deleteUnusedDevices } from '../session/guessing/devices.queries';
import { deleteExpiredEmailChanges } from '../session/emailChange.queries';
import { deleteOldSignIns } from '../session/oidc/oidc.queries';
import { deleteExpiredLinks } from '../session/passwordLinks.queries';
import { deleteEndedSessions } from '../session/session.queries';

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
  await deleteEndedSessions(db);
  await deleteOldAttempts(db);
  await deleteExpiredLinks(db);
  await deleteExpiredEmailChanges(db);
  await deleteUnusedDevices(db);
  await deleteOldSignIns(db);
  await deleteOldKeys(db);
  await deleteOldCounts(db);
  await pruneChanges(db);
  await endExpiredPresence(db);
  await deleteOldBatches(db);
}
