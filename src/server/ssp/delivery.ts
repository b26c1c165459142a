import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import type { FastifyBaseLogger } from 'fastify';
import { settledStates } from '#contract/artwork';
import type { Category } from '#contract/placement';
import type { Database, Queryable } from '../db/connect';
import { systemActor } from '../http/actor';
import { fileAddress } from '../storage/addresses';
import type { Storage } from '../storage/storage';
import { makeAttempt } from './attempts';
import {
  claimSubmission,
  findArtworkToSend,
  findPublishers,
  noteCategories,
  recordFailure,
  type SubmissionClaim,
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

/** One attempt to send one submission to the platform. */
export const deliver = (parts: DeliveryParts, id: string): Promise<void> =>
  makeAttempt(
    parts,
    {
      name: 'submission',
      claim: (tx, due) => claimSubmission(tx, due, parts.driver.name),
      request: (claim) => findOrSubmit(parts, claim),
      settle: (tx, { row }, verdict) => settleClaimed(tx, row.id, verdict),
      fail: (tx, { row }, message, next) => recordFailure(tx, row, message, next),
    },
    id,
  );

/** If an earlier attempt may have arrived, the platform is queried before sending again. */
async function findOrSubmit(
  { database, driver, storage, address }: DeliveryParts,
  { row, mayBeKnown, approved }: SubmissionClaim,
): Promise<SspVerdict> {
  const known = mayBeKnown ? await driver.find(row.externalId) : undefined;
  const found = await findArtworkToSend(database.db, row.fileId);
  const isUpToDate = found === undefined || !approved || hasSame(row.sentCategories, found.categories);
  if (known && isUpToDate && known.state !== 'expired' && known.state !== 'changed') return known;
  if (!approved) throw new SspError('The artwork is no longer approved.', false);
  if (!found) throw new SspError('The artwork no longer exists.', false);
  await requireSameBytes(storage, found);
  const { storageKey, sha256: _, orgId, orgName, ...file } = found;
  const artwork: SspArtwork = {
    ...file,
    externalId: row.externalId,
    url: fileAddress(address(), storageKey),
    advertiser: { id: orgId ?? '', name: orgName ?? 'Unknown' },
    publishers: await findPublishers(database.db, row.fileId),
  };
  const note = () => noteCategories(database.db, row.id, found.categories);
  // Before the first attempt, so that it is not repeated when only its reply was lost.
  if (!known) await note();
  const verdict = await driver.submit(artwork, known);
  if (known) await note();
  return verdict;
}

/** Whether two lists of categories are the same; 'nobody has said' is like 'nothing sensitive'. */
const hasSame = (some: readonly Category[] | null, others: readonly Category[] | null): boolean =>
  (some ?? []).length === (others ?? []).length && (some ?? []).every((each) => others?.includes(each));

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

/** Writes the platform's reply to an attempt, unless the webhook has delivered something newer in the meantime. */
async function settleClaimed(tx: Queryable, id: string, verdict: SspVerdict): Promise<void> {
  const row = await lockSubmission(tx, withId(id));
  const isNewer =
    row !== undefined && settledStates.includes(row.state) && (verdict.lastmod ?? 0) > (row.remoteLastmod ?? Infinity);
  if (row?.state === 'submitting' || isNewer) await settleSubmission(tx, row, verdict, systemActor());
}
