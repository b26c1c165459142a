import { randomBytes } from 'node:crypto';
import pLimit from 'p-limit';
import type { Pool, PoolClient } from 'pg';
import type { FileFacts } from '#contract/artwork';
import { artworkList } from './artworkList';
import { insertAds, insertBoards, insertCampaignArtworks, insertCampaignBoards, insertCampaigns, insertFiles, insertSpend } from './bulkSql';
import { smallLists, type SmallLists } from './bulkLists';
import { factsOf, sha256 } from './fileFacts';
import { drawArtwork, type PictureStore } from './pictures';
import type { Progress } from './progress';

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

/** From so many new rows on, a table's indexes are built anew afterwards instead of being kept up row by row. */
const rebuildFrom = 50_000;
const batch = 20_000;
type Watch = (what: string, total: number) => Progress;

/**
 * Adds boards, artworks and campaigns by the thousand, for scale work; calling it again adds more with other names.
 * The rows go in as one transaction: after a failure or a kill none is there. While it runs, a large load locks its table.
 */
export async function bulkSeed(pool: Pool, store: PictureStore, sizes: BulkSizes, watch: Watch): Promise<BulkReport> {
  const began = Date.now();
  const client = await pool.connect();
  let given: number;
  try {
    given = await nextNumber(client);
  } finally {
    client.release();
  }
  // Stored before the transaction begins: a store may use the database itself, and an embedded one has a single connection.
  const stored = await storeFiles(store, given, sizes.files, watch);
  const rows = await inTransaction(pool, (tx) => insertAll(tx, sizes, given, stored, watch));
  const analyser = await pool.connect();
  try {
    await analyser.query('analyze boards, files, campaigns, campaign_boards, campaign_artworks, ads, campaign_spend');
  } finally {
    analyser.release();
  }
  return { rows, seconds: (Date.now() - began) / 1000 };
}

async function inTransaction<T>(pool: Pool, work: (tx: PoolClient) => Promise<T>): Promise<T> {
  const tx = await pool.connect();
  try {
    await tx.query('begin');
    const result = await work(tx);
    await tx.query('commit');
    return result;
  } catch (error) {
    await tx.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    tx.release();
  }
}

/** Numbers of earlier runs are in the names and ids: this one goes on after them. */
async function nextNumber(db: PoolClient): Promise<number> {
  const { rows } = await db.query<{ value: { next: number } }>("select value from settings where name = 'bulk'");
  return rows[0]?.value.next ?? 1;
}

async function insertAll(tx: PoolClient, { boards, files, campaigns }: BulkSizes, from: number, stored: readonly StoredFile[], watch: Watch): Promise<Record<string, number>> {
  await tx.query("set local maintenance_work_mem = '192MB'");
  const lists = await smallLists(tx);
  const prefix = Math.floor(Date.now() / 1000).toString(16).padStart(8, '0');
  const add = (what: string, statement: string, count: number, ...rest: unknown[]) => inBatches(tx, statement, from, count, prefix, rest, watch(what, count));
  const rows: Record<string, number> = {};
  rows['boards'] = await withoutIndexes(tx, 'boards', boards, watch, () => add('boards', insertBoards, boards, lists.places, lists.venues, lists.teams));
  rows['files'] = await insertFileRows(tx, from, prefix, stored, lists);
  rows['campaigns'] = await add('campaigns', insertCampaigns, campaigns, lists.teams, lists.words);
  if (boards > 0) rows['campaign_boards'] = await add('bookings', insertCampaignBoards, campaigns, boards, from);
  if (files > 0) {
    rows['campaign_artworks'] = await add('artworks', insertCampaignArtworks, campaigns, files, from);
    rows['ads'] = await add('ads', insertAds, campaigns);
  }
  rows['campaign_spend'] = await add('spend', insertSpend, campaigns);
  await tx.query("insert into settings (name, value) values ('bulk', $1) on conflict (name) do update set value = excluded.value", [JSON.stringify({ next: from + Math.max(boards, files, campaigns) })]);
  return rows;
}

async function inBatches(tx: PoolClient, statement: string, from: number, count: number, prefix: string, rest: readonly unknown[], progress: Progress): Promise<number> {
  let inserted = 0;
  for (let done = 0; done < count; done += batch) {
    const last = Math.min(count, done + batch);
    const { rowCount } = await tx.query(statement, [from + done, from + last - 1, prefix, ...rest]);
    inserted += rowCount ?? 0;
    progress.to(last);
  }
  progress.end();
  return inserted;
}

/** Takes a table's secondary indexes away for a large load and builds them again: a third of the time at a million rows. */
async function withoutIndexes<T>(tx: PoolClient, table: string, count: number, watch: Watch, load: () => Promise<T>): Promise<T> {
  if (count < rebuildFrom) return load();
  const { rows } = await tx.query<{ name: string; definition: string }>(
    `select c.relname as name, pg_get_indexdef(i.indexrelid) as definition from pg_index i join pg_class c on c.oid = i.indexrelid
     where i.indrelid = $1::regclass and not exists (select 1 from pg_constraint k where k.conindid = i.indexrelid)`, [table]);
  for (const { name } of rows) await tx.query(`drop index "${name}"`);
  const result = await load();
  const progress = watch('indexes', rows.length);
  for (const [built, { definition }] of rows.entries()) {
    await tx.query(definition);
    progress.to(built + 1);
  }
  progress.end();
  return result;
}

interface StoredFile {
  i: number;
  key: string;
  name: string;
  name_key: string;
  type: string;
  sha256: string;
  bytes: number;
  width: number | null;
  height: number | null;
  facts: FileFacts;
}

/** Every record has stored bytes of its own (a deleted one must not take another's), drawn from a dozen small designs. */
async function storeFiles(store: PictureStore, from: number, count: number, watch: Watch): Promise<StoredFile[]> {
  if (count === 0) return [];
  const drawn = await Promise.all(artworkList.filter(({ file }) => /\.(jpg|webp)$/.test(file)).slice(0, 12).map(async (artwork) => {
    const file = artwork.file.replace(/\d+x\d+\.\w+$/, '840x400.webp');
    const bytes = await drawArtwork({ ...artwork, size: [840, 400], file });
    return { file, bytes, facts: await factsOf(bytes), digest: sha256(bytes) };
  }));
  const progress = watch('pictures', count);
  const limit = pLimit(8);
  let done = 0;
  const files = await Promise.all(Array.from({ length: count }, (_, n) => limit(async (): Promise<StoredFile> => {
    const one = drawn[n % drawn.length] as (typeof drawn)[number]; // the remainder is within the list
    const key = randomBytes(32).toString('base64url');
    await store.put(key, one.bytes, one.facts.type);
    done += 1;
    if (done % 200 === 0 || done === count) progress.to(done);
    const name = `${String(from + n).padStart(6, '0')}_${one.file}`;
    return { i: from + n, key, name, name_key: name.toLowerCase(), type: one.facts.type, sha256: one.digest, bytes: one.facts.bytes, width: one.facts.width, height: one.facts.height, facts: one.facts };
  })));
  progress.end();
  return files;
}

async function insertFileRows(tx: PoolClient, from: number, prefix: string, stored: readonly StoredFile[], { organisations }: SmallLists): Promise<number> {
  let inserted = 0;
  for (let done = 0; done < stored.length; done += 2000) {
    const part = stored.slice(done, done + 2000).map((file) => ({ ...file, org: organisations.length === 0 ? null : organisations[file.i % organisations.length] }));
    const { rowCount } = await tx.query(insertFiles, [from + done, from + done + part.length - 1, prefix, JSON.stringify(part)]);
    inserted += rowCount ?? 0;
  }
  return inserted;
}
