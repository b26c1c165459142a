import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { z } from 'zod';
import { largestFile, type createFile as createCall, type FileFacts } from '#contract/artwork';
import { artworkTypes } from '#contract/fileTypes';
import type { Queryable } from '../db/connect';
import { organisationExists } from '../db/existing';
import { recordAudit } from '../audit/audit.queries';
import type { Actor } from '../http/actor';
import { requirePermissionFor } from '../access/authorize';
import { failure, Failure, fieldFailure } from '../http/failure';
import type { Services } from '../start/services';
import { keyIn, newKey } from '../storage/addresses';
import type { Storage } from '../storage/storage';
import { getArtwork } from './artwork.service';
import type { ArtworkRow } from './artwork.queries';
import { nameNotes } from './facts.rules';
import { storedName } from './fileName.rules';
import { recordHistory } from '../audit/history.queries';
import { insertFile } from './upload.queries';

/** A signed address for one PUT. @throws Failure `upload.type_refused`, `storage.full` */
export async function signUpload(
  storage: Storage,
  { fileType, fileSize }: { fileType: string; fileSize?: number | undefined },
): Promise<{ key: string; address: string }> {
  // Signed as the caller writes it, as an S3 store compares it with the PUT letter by letter.
  const type = fileType.trim();
  if (!artworkTypes.some((accepted) => accepted === type.toLowerCase()))
    throw fieldFailure('upload.type_refused', 'fileType', `One of ${artworkTypes.join(', ')}`);
  const key = newKey();
  return { key, address: await storage.signUpload({ key, type, length: fileSize }) };
}

/** Its bytes say what its format is. */
type NewFile = Omit<z.output<typeof createCall.body>, 'fileFormat'>;
/** An upload that was inspected but not accepted yet. */
export interface Checked {
  key: string;
  bytes: Buffer;
  facts: FileFacts;
}

/**
 * Inspects the bytes of an upload; a refused upload is removed.
 * @throws Failure `permission.denied`, `upload.missing`, `upload.type_refused`, `upload.unreadable`,
 * `request.too_large`
 */
export async function checkUpload(
  { storage, media }: Pick<Services, 'storage' | 'media'>,
  { fileURL, fileName, purpose, orgID }: NewFile,
  actor: Actor,
): Promise<Checked> {
  // Photos of boards need the permission for the inventory, artwork the one for reviewing.
  requirePermissionFor(actor, purpose === 'board' ? 'inventory' : 'review', orgID);
  const key = keyIn(fileURL);
  if (key === undefined) throw missing();
  try {
    const { bytes, facts } = await media.inspect(() => readUpload(storage, key));
    return { key, bytes, facts: { ...facts, notes: [...nameNotes(fileName, facts.type), ...(facts.notes ?? [])] } };
  } catch (error) {
    if (error instanceof Failure && error.code !== 'upload.missing') await storage.removeUpload(key);
    throw error;
  }
}

async function readUpload(storage: Storage, key: string): Promise<Buffer> {
  const uploaded = await storage.getUpload(key);
  if (!uploaded) throw missing();
  if (uploaded.bytes > largestFile) throw failure('request.too_large', { message: 'The largest file is 50 MB.' });
  try {
    return await buffer(await uploaded.read());
  } catch (error) {
    // Another call with the same address may have accepted the upload since.
    throw (await storage.getUpload(key)) === undefined ? missing() : error;
  }
}

const missing = (): Failure =>
  fieldFailure('upload.missing', 'fileURL', 'Nothing was uploaded to it, or it is an artwork already');

/**
 * Creates the record of a checked upload in the caller's transaction, and accepts its bytes.
 * @throws Failure `organisation.not_found`, `upload.already_stored`
 */
export async function createFile(
  tx: Queryable,
  { storage }: Pick<Services, 'storage'>,
  given: NewFile,
  { key, bytes, facts }: Checked,
  actor: Actor,
): Promise<ArtworkRow> {
  if (!(await organisationExists(tx, given.orgID))) throw failure('organisation.not_found');
  const fileName = storedName(given.fileName, facts.type);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const id = await insertFile(tx, {
    fileName,
    storageKey: key,
    facts,
    sha256,
    orgId: given.orgID,
    purpose: given.purpose ?? 'artwork',
    uploadedBy: actor.userId,
  });
  if (id === undefined) throw failure('upload.already_stored');
  await recordHistory(tx, id, actor, { kind: 'uploaded', checks: (facts.notes ?? []).map(({ text }) => text) });
  await recordAudit(tx, actor, { action: 'artwork.upload', subjectId: id, detail: fileName });
  await storage.acceptUpload(key, bytes, facts.type);
  return getArtwork(tx, id);
}
