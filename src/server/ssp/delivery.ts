import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import type { FastifyBaseLogger } from 'fastify';
import { recordHistory } from '../audit/history.queries';
import type { Database } from '../db/connect';
import { inTransaction } from '../db/transaction';
import { systemActor } from '../http/actor';
import { fileAddress } from '../storage/addresses';
import type { Storage } from '../storage/storage';
import { afterFailure } from './attempt.rules';
import {
  claimSubmission,
  findArtworkToSend,
  findPublishers,
  recordFailure,
  type Claim,
  type ClaimedSubmission,
} from './delivery.queries';
import { SspError, type SspArtwork, type SspDriver, type SspVerdict } from './ssp';
import { lockSubmission, withId } from './submissions.queries';
import { settleSubmission } from './verdict.queries';

export interface DeliveryParts {
  database: Database;
  driver: SspDriver;
  storage: Storage;
  log: FastifyBaseLogger;
  /** Where the platform can fetch artwork from: this server's address. */
  address: () => string;
}
/**
 * One attempt to send one submission to the platform. Any number of processes may call it at any time: the lease in the row
 * decides which of them works on it. If an earlier attempt may have arrived, the platform is queried before sending again.
 */
export async function deliver(parts: DeliveryParts, id: string): Promise<void> {
  const claim = await inTransaction(parts.database.db, async (tx) => {
    const taken = await claimSubmission(tx, id);
    if (taken.kind === 'cancelled')
      await recordHistory(tx, taken.fileId, systemActor(), { kind: 'submission', from: taken.from, to: 'cancelled' });
    return taken;
  });
  if (claim.kind !== 'send') return;
  try {
    const verdict = await findOrSubmit(parts, claim);
    await settleClaimed(parts.database.db, claim.row.id, verdict, parts.driver);
  } catch (error) {
    await recordFailedAttempt(parts, claim.row, error);
  }
}

async function findOrSubmit(
  { database, driver, storage, address }: DeliveryParts,
  { row, mayBeKnown, approved }: Extract<Claim, { kind: 'send' }>,
): Promise<SspVerdict> {
  const known = mayBeKnown ? await driver.find(row.externalId) : undefined;
  if (known && known.state !== 'expired' && known.state !== 'changed') return known;
  if (!approved) throw new SspError('The artwork is no longer approved.', false);
  const found = await findArtworkToSend(database.db, row.fileId);
  if (!found) throw new SspError('The artwork no longer exists.', false);
  await requireSameBytes(storage, found);
  const artwork: SspArtwork = {
    externalId: row.externalId,
    fileName: found.fileName,
    type: found.type,
    url: fileAddress(address(), found.storageKey),
    width: found.width,
    height: found.height,
    durationMs: found.durationMs,
    bytes: found.bytes,
    advertiser: { id: found.orgId ?? '', name: found.orgName ?? 'Unknown' },
    publishers: await findPublishers(database.db, row.fileId),
  };
  return driver.submit(artwork, known);
}

/** Refuses to send bytes other than those that were reviewed. */
async function requireSameBytes(
  storage: Storage,
  { storageKey, sha256 }: { storageKey: string; sha256: string },
): Promise<void> {
  const stored = await storage.get(storageKey);
  if (!stored) throw new SspError('The file of the artwork is missing from the store.', false);
  const hash = createHash('sha256');
  await pipeline(await stored.read(), hash);
  if (hash.digest('hex') !== sha256) throw new SspError('The stored file is not the one that was reviewed.', false);
}

async function recordFailedAttempt(
  { database, log }: DeliveryParts,
  row: ClaimedSubmission,
  error: unknown,
): Promise<void> {
  const known = error instanceof SspError ? error : new SspError('Something went wrong on this server.', true);
  if (known !== error) log.error({ err: error, submission: row.id }, 'submission attempt broke');
  const next = afterFailure({
    attempts: row.attempts,
    retry: known.retry,
    retryAfter: known.retryAfter,
    chance: Math.random(),
  });
  await inTransaction(database.db, async (tx) => {
    if (await recordFailure(tx, row.id, known.message, next))
      await recordHistory(tx, row.fileId, systemActor(), {
        kind: 'submission',
        from: 'submitting',
        to: next.state,
        comment: known.message,
      });
  });
  log.warn(
    { submission: row.id, attempts: row.attempts, state: next.state, reason: known.message },
    'submission attempt failed',
  );
}

/** Writes the platform's reply to an attempt, unless the webhook has delivered something newer in the meantime. */
async function settleClaimed(db: Database['db'], id: string, verdict: SspVerdict, driver: SspDriver): Promise<void> {
  await inTransaction(db, async (tx) => {
    const row = await lockSubmission(tx, withId(id));
    if (row?.state === 'submitting')
      await settleSubmission(tx, row, verdict, { actor: systemActor(), idField: driver.idField });
  });
}
