import type { Queryable } from '../src/server/db/connect';
import { settings } from '../src/server/db/schema/schema';
import { findSetting } from '../src/server/db/storedSettings';
import { seedArtworks } from './artworkRows';
import { seedBoards } from './boardRows';
import { seedCampaigns } from './campaignRows';
import { seedPeople } from './peopleRows';
import { seedPlacement } from './placementRows';
import { storePictures, type PictureStore } from './pictures';

/**
 * Fills an empty database with the demo data: the same ids and names each time, dates relative to `now`. All rows go in
 * as one transaction, after the pictures are stored. Once that has happened, another call does nothing. `passwordHash` is
 * the hash of everybody's password.
 */
export async function seedDemo(db: Queryable, store: PictureStore, now: Date, passwordHash: string): Promise<void> {
  if ((await findSetting(db, 'demo')) !== undefined) return;
  await storePictures(store);
  await db.transaction(async (tx) => {
    // If two processes start together, the second waits here until the first has committed, and inserts nothing.
    const [mine] = await tx
      .insert(settings)
      .values({ name: 'demo', value: { version: 1, at: now.toISOString() } })
      .onConflictDoNothing()
      .returning();
    if (mine === undefined) return;
    await seedPeople(tx, now, passwordHash);
    await seedBoards(tx, now);
    await seedArtworks(tx, now);
    await seedCampaigns(tx, now);
    await seedPlacement(tx, now);
  });
}
