import { eq } from 'drizzle-orm';
import { listAudit } from '#contract/product';
import { testApp } from '#test/app';
import { anArtwork } from '#test/artworks';
import { files, submissions, withdrawals } from '../../../src/server/db/schema/schema';
import { purgeDeletedArtwork } from '../../../src/server/artwork/purge.service';
import { newKey } from '../../../src/server/storage/addresses';
import { posterKey, previewKey } from '../../../src/server/storage/previews';

const day = 86_400_000;
const server = testApp();

/** Creates an artwork with a file, a poster and a preview, deleted `daysAgo` days ago; null: not deleted. */
async function deleted(daysAgo: number | null): Promise<{ id: string; key: string }> {
  const { storage } = server.services;
  const key = newKey();
  const id = await anArtwork(server.db, {
    storageKey: key,
    deletedAt: daysAgo === null ? null : new Date(Date.now() - daysAgo * day),
  });
  for (const each of [key, posterKey(key), previewKey(key, 192)])
    await storage.put(each, Buffer.from('bytes'), 'image/png');
  return { id, key };
}
const isThere = async (key: string): Promise<boolean> => (await server.services.storage.get(key)) !== undefined;

test('the files of artwork deleted a month ago are removed, with poster and previews; its record stays', async () => {
  const [old, recent, live] = [await deleted(31), await deleted(29), await deleted(null)];
  expect(await purgeDeletedArtwork(server.services)).toBe(1);
  for (const key of [old.key, posterKey(old.key), previewKey(old.key, 192)]) expect(await isThere(key)).toBe(false);
  for (const { key } of [recent, live]) expect(await isThere(key)).toBe(true);
  const [row] = await server.db.select().from(files).where(eq(files.id, old.id));
  expect(row?.purgedAt).toBeInstanceOf(Date);
  const { entries } = (await server.call(listAudit, { query: { recordID: old.id } })).reply;
  expect(entries).toMatchObject([{ action: 'artwork.purge', by: 'Marquee' }]);
  // A second run does not purge it again.
  expect(await purgeDeletedArtwork(server.services)).toBe(0);
});

test('an artwork that may still be live at the platform keeps its picture until that is settled', async () => {
  const { id, key } = await deleted(40);
  await server.db
    .insert(submissions)
    .values({ id: 'live', fileId: id, driver: 'admgmt', externalId: `${id}:1`, state: 'approved' });
  await server.db.insert(withdrawals).values({ id: 'live', submissionId: 'live', fileId: id, state: 'live' });
  expect(await purgeDeletedArtwork(server.services)).toBe(0);
  expect(await isThere(key)).toBe(true);
  await server.db.update(withdrawals).set({ state: 'settled' });
  expect(await purgeDeletedArtwork(server.services)).toBe(1);
  expect(await isThere(key)).toBe(false);
});

test('nothing is removed if deleted artwork is kept for ever', async () => {
  const { key } = await deleted(4_000);
  const { config } = server.services;
  expect(await purgeDeletedArtwork({ ...server.services, config: { ...config, deletedArtworkDays: 0 } })).toBe(0);
  expect(await isThere(key)).toBe(true);
});
