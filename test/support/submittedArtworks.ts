import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import type { Database } from '../../src/server/db/connect';
import { newKey } from '../../src/server/storage/addresses';
import { createDiskStorage } from '../../src/server/storage/storage.disk';
import { anAd, anArtwork } from './artworks';

interface Where {
  database: Database;
  /** DATA_DIR of the processes. */
  folder: string;
  /** Sends a call to one of two processes. */
  send(process: number, path: string, body: object): Promise<Response>;
}

/** Approved artworks on their way to the platform, after their undo window. */
export async function submitArtworks(count: number, { database, folder, send }: Where): Promise<void> {
  const storage = createDiskStorage({ folder: join(folder, 'files'), database });
  const bytes = await sharp({ create: { width: 32, height: 18, channels: 3, background: '#357' } })
    .png()
    .toBuffer();
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const ids = await Promise.all(
    Array.from({ length: count }, async () => {
      const storageKey = newKey();
      await storage.put(storageKey, bytes, 'image/png');
      const id = await anArtwork(database.db, { storageKey, sha256, bytes: bytes.length });
      await anAd(database.db, id);
      return id;
    }),
  );
  for (const [index, fileID] of ids.entries()) {
    await send(index % 2, `/api/file/modify/${fileID}`, { isReviewed: true, isPreApproved: true });
    expect((await send(index % 2, '/api/ads/submittossp/', { fileID })).status).toBe(200);
  }
  await storage.close();
  await database.db.execute(sql`update submissions set next_attempt_at = now() where state = 'queued'`);
}

/**
 * Waits until the platform has approved all of them, at most two minutes. For a submission that was claimed when the database failed, the platform is
 * asked once its lease is over, and nothing is sent again. A submission without a job is found by the sweep every 30 seconds, when it is 30 seconds overdue.
 */
export async function untilSettled({ db }: Database): Promise<void> {
  const end = Date.now() + 130_000;
  while (Date.now() < end) {
    const { rows } = await db.execute(sql`select 1 from submissions where state <> 'approved' limit 1`);
    if (rows.length === 0) return;
    await db.execute(
      sql`update submissions set leased_until = now() where state = 'submitting' and leased_until > now() + interval '10 seconds' and updated_at < now() - interval '4 seconds'`,
    );
    // Only once: the sweep then picks up submissions without a job when they are half a minute overdue.
    await db.execute(
      sql`update submissions set next_attempt_at = now() where state in ('queued', 'failed') and next_attempt_at > now()`,
    );
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}
