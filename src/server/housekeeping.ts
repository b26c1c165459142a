import { deleteOldKeys } from './http/once.queries';
import type { Services } from './services';
import { deleteOldAttempts } from './session/attempts.queries';
import { deleteExpiredLinks } from './session/passwordLinks.queries';
import { deleteEndedSessions } from './session/session.queries';

const hour = 3_600_000;

/** Sweeps out what has ended by itself. @returns how to stop */
export function startHousekeeping({ database, space, log }: Pick<Services, 'database' | 'space' | 'log'>): () => void {
  const sweep = async (): Promise<void> => {
    if ((await space.room()) !== 'none') await keepHouse({ database });
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

export async function keepHouse({ database: { db } }: Pick<Services, 'database'>): Promise<void> {
  await deleteEndedSessions(db);
  await deleteOldAttempts(db);
  await deleteExpiredLinks(db);
  await deleteOldKeys(db);
}
