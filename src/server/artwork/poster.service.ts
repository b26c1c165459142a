import { inTransaction } from '../db/transaction';
import { failure } from '../http/failure';
import type { Services } from '../start/services';
import { posterKey } from '../storage/previews';
import { getArtwork } from './artwork.service';
import { savePictureHash } from './similar/similar.queries';
import { forgetWords } from './words/words.queries';

/**
 * Keeps a frame of a film as its poster: a JPEG, which the console draws, since nothing here decodes films. What was
 * looked for in vain without it is looked for again. A film that has a poster, and a picture, keep what they have.
 * @throws Failure `artwork.not_found`, `upload.type_refused`, `upload.unreadable`, `storage.full`
 */
export async function keepPoster(
  { database: { db }, storage, media, pictureHashes, pictureWords }: Services,
  id: string,
  picture: Buffer,
): Promise<void> {
  const { storageKey, needsPoster } = await getArtwork(db, id);
  if (!needsPoster) return;
  const { facts } = await media.inspect(() => Promise.resolve(picture));
  if (facts.type !== 'image/jpeg')
    throw failure('upload.type_refused', { message: 'A poster must be a JPEG picture.' });
  await storage.put(posterKey(storageKey), picture, facts.type);
  await inTransaction(db, async (tx) => {
    await savePictureHash(tx, id, null);
    await forgetWords(tx, id);
  });
  pictureHashes.wake();
  pictureWords.wake();
}
