import { eq } from 'drizzle-orm';
import type { Queryable } from '../db/connect';
import { settings } from '../db/schema/schema';
import { seedArtworks } from './artworkRows';
import { seedBoards } from './boardRows';
import { seedCampaigns } from './campaignRows';
import { seedPeople } from './people';
import { storePictures, type PictureStore } from './pictures';

/**
 * Fills an empty database with the demo of PRODUCT.md section 1: the same ids and names each time, dates relative to `now`.
 * Pictures are drawn and stored first, the rows then go in as one transaction; once done, calling it again does nothing.
 * `passwordHash` is the hash of the password of all people of the demo.
 */
export async function seedDemo(db: Queryable, store: PictureStore, now: Date, passwordHash: string): Promise<void> {
  const [done] = await db.select().from(settings).where(eq(settings.name, 'demo'));
  if (done !== undefined) return;
  const pictures = await storePictures(store);
  await db.transaction(async (tx) => {
    // Of two processes that start together, one writes; the other waits here and finds it done.
    const [mine] = await tx
      .insert(settings)
      .values({ name: 'demo', value: { version: 1, at: now.toISOString() } })
      .onConflictDoNothing()
      .returning();
    if (mine === undefined) return;
    await seedPeople(tx, now, passwordHash);
    await seedBoards(tx, now, pictures);
    await seedArtworks(tx, now, pictures);
    await seedCampaigns(tx, now);
  });
}
