import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/connect';
import type { Storage } from '../storage/storage';
import type { Outbox, SspDriver } from './ssp';
import { cancelSubmission, findStateOf, queueSubmission } from './submissions.queries';

export function createOutbox({ driver }: { database: Database; driver: SspDriver; storage: Storage; log: FastifyBaseLogger; address: () => string }): Outbox {
  return {
    start: () => Promise.resolve(),
    stop: () => Promise.resolve(),
    enqueue: async (tx, fileId, actor, holdUntil) => {
      const id = await queueSubmission(tx, { fileId, driver: driver.name, holdUntil, actor });
      return id === undefined ? (await findStateOf(tx, fileId)) ?? 'queued' : 'queued';
    },
    cancel: cancelSubmission,
  };
}
