import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../src/server/db/connect';
import { saveSetting } from '../../src/server/db/storedSettings';
import { storeBulkFiles, type StoredFile } from './bulkFiles';
import { smallLists, type SmallLists } from './bulkLists';
import {
  insertAds,
  insertBoards,
  insertCampaignArtworks,
  insertCampaignBoards,
  insertCampaigns,
  insertFiles,
  insertDecisions,
  insertSpend,
  insertSubmissions,
  copyWords,
  type Batch,
} from './bulkSql';
import type { PictureStore } from '../pictures';
import type { Progress, Watch } from './progress';

export interface BulkSizes {
  boards: number;
  files: number;
  campaigns: number;
}

export interface BulkReport {
  /** Rows by table. */
  rows: Record<string, number>;
  seconds: number;
}

/** From this number of new rows, a table's indexes are dropped and rebuilt instead of being updated row by row. */
const rebuildFrom = 50_000;
const batchSize = 20_000;

/**
 * Adds boards, artworks and campaigns by the thousand, for scale work; calling it again adds more with other names.
 * One transaction inserts all rows, so a failure leaves none. While it runs, a large load locks its table.
 */
export async function bulkSeed(
  db: Queryable,
  store: PictureStore,
  sizes: BulkSizes,
  watch: Watch,
): Promise<BulkReport> {
  const began = Date.now();
  const from = await nextNumber(db);
  // Stored before the transaction begins: a store may use the database, and the embedded one has a single connection.
  const stored = await storeBulkFiles(store, from, sizes.files, watch);
  const rows = await db.transaction((tx) => insertAll(tx, sizes, from, stored, watch));
  await db.execute(
    sql`analyze boards, files, file_words, campaigns, campaign_boards, campaign_artworks, ads, campaign_spend, campaign_spend_days, file_events, submissions`,
  );
  return { rows, seconds: (Date.now() - began) / 1000 };
}

/** Names and ids contain a number: this run continues after the numbers of earlier ones. */
async function nextNumber(db: Queryable): Promise<number> {
  const { rows } = await db.execute<{ next: number }>(
    sql`select (value ->> 'next')::int as next from settings where name = 'bulk'`,
  );
  return rows[0]?.next ?? 1;
}

async function insertAll(
  tx: Queryable,
  { boards, files, campaigns }: BulkSizes,
  from: number,
  stored: readonly StoredFile[],
  watch: Watch,
): Promise<Record<string, number>> {
  await tx.execute(sql`set local maintenance_work_mem = '192MB'`);
  const lists = await smallLists(tx);
  const prefix = Math.floor(Date.now() / 1000)
    .toString(16)
    .padStart(8, '0');
  const add = (what: string, count: number, statement: (batch: Batch) => SQL) =>
    inBatches(tx, statement, { from, count, prefix }, watch(what, count));
  const rows: Record<string, number> = {};
  rows['boards'] = await withoutIndexes(tx, 'boards', boards, watch, () =>
    add('boards', boards, (batch) => insertBoards(batch, lists)),
  );
  rows['files'] = await insertFileRows(tx, { from, prefix }, stored, lists);
  await tx.execute(copyWords);
  rows['campaigns'] = await add('campaigns', campaigns, (batch) => insertCampaigns(batch, lists));
  if (boards > 0)
    rows['campaign_boards'] = await add('bookings', campaigns, (batch) =>
      insertCampaignBoards(batch, { count: boards, from }),
    );
  if (files > 0) {
    rows['campaign_artworks'] = await add('artworks', campaigns, (batch) =>
      insertCampaignArtworks(batch, { count: files, from }),
    );
    rows['ads'] = await add('ads', campaigns, insertAds);
    rows['file_events'] = await add('decisions', files, insertDecisions);
    rows['submissions'] = await add('submissions', files, insertSubmissions);
  }
  rows['campaign_spend'] = await add('spend', campaigns, insertSpend);
  await saveSetting(tx, 'bulk', { next: from + Math.max(boards, files, campaigns) });
  return rows;
}

async function inBatches(
  tx: Queryable,
  statement: (batch: Batch) => SQL,
  { from, count, prefix }: { from: number; count: number; prefix: string },
  progress: Progress,
): Promise<number> {
  let inserted = 0;
  for (let done = 0; done < count; done += batchSize) {
    const end = Math.min(count, done + batchSize);
    const { rowCount } = await tx.execute(statement({ first: from + done, last: from + end - 1, prefix }));
    inserted += rowCount ?? 0;
    progress.to(end);
  }
  progress.end();
  return inserted;
}

/** Drops a table's secondary indexes for a large load and rebuilds them: a third of the time for a million rows. */
async function withoutIndexes<T>(
  tx: Queryable,
  table: string,
  count: number,
  watch: Watch,
  load: () => Promise<T>,
): Promise<T> {
  if (count < rebuildFrom) return load();
  const { rows } = await tx.execute<{ name: string; definition: string }>(sql`
    select c.relname as name, pg_get_indexdef(i.indexrelid) as definition from pg_index i join pg_class c on c.oid = i.indexrelid
    where i.indrelid = ${table}::regclass and not exists (select 1 from pg_constraint k where k.conindid = i.indexrelid)`);
  for (const { name } of rows) await tx.execute(sql`drop index ${sql.identifier(name)}`);
  const result = await load();
  const progress = watch('indexes', rows.length);
  for (const [built, { definition }] of rows.entries()) {
    // The statement comes from the database itself.
    await tx.execute(sql.raw(definition));
    progress.to(built + 1);
  }
  progress.end();
  return result;
}

async function insertFileRows(
  tx: Queryable,
  { from, prefix }: { from: number; prefix: string },
  stored: readonly StoredFile[],
  { organisations }: SmallLists,
): Promise<number> {
  let inserted = 0;
  for (let done = 0; done < stored.length; done += 2000) {
    const part = stored.slice(done, done + 2000).map((file) => ({
      ...file,
      org: organisations.length === 0 ? null : organisations[file.i % organisations.length],
    }));
    const { rowCount } = await tx.execute(
      insertFiles({ first: from + done, last: from + done + part.length - 1, prefix }, JSON.stringify(part), {
        count: stored.length,
        from,
      }),
    );
    inserted += rowCount ?? 0;
  }
  return inserted;
}
