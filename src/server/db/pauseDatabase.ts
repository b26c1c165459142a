import type { Pool, PoolClient } from 'pg';
import type { Database } from './connect';

/**
 * Keeps the embedded database still while `work` reads its files: it has one connection, and whoever holds that holds
 * everybody else up. The checkpoint before brings everything into the files. `work` gets the rows of each table.
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

/** Rows of each table of ours, by its name. */
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
