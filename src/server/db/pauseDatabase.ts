import type { Pool, PoolClient } from 'pg';
import type { Database } from './connect';

/**
 * Pauses the embedded database while `work` reads its files, by holding its only connection. A checkpoint first writes
 * everything to the files. `work` gets the number of rows of each table.
 */
export async function pauseDatabase<T>(
  { pool }: Pick<Database, 'pool'>,
  work: (rows: Record<string, number>) => Promise<T>,
): Promise<T> {
  const holder = await pool.connect();
  try {
    await holder.query('checkpoint');
    return await work(await countRows(holder));
  } finally {
    holder.release();
  }
}

/** The number of rows of each of Marquee's tables, by name. */
export async function countRows(connection: Pick<Pool | PoolClient, 'query'>): Promise<Record<string, number>> {
  const { rows: tables } = await connection.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const { rows } = await connection.query<{ n: string }>(
      `select count(*)::text as n from "${name.replaceAll('"', '""')}"`,
    );
    counts[name] = Number(rows[0]?.n);
  }
  return counts;
}
