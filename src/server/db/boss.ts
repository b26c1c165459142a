import { sql, type SQL } from 'drizzle-orm';
import PgBoss from 'pg-boss';
import type { Database, Queryable } from './connect';

type Sql = PgBoss.Db;
type Rows = Awaited<ReturnType<Sql['executeSql']>>;

/** pg-boss over the pool that everything else uses, so that it runs on both databases. */
export interface Boss {
  readonly boss: PgBoss;
  /** Stops it and waits for its running statements; the pool stays open. */
  stop(): Promise<void>;
}

/** The statements that report a job as completed or failed; their values are name, ids and output. */
const reports = /SET completed_on = now\(\)|WITH deleted_jobs AS/;
const nothingReported: Rows = { rows: [{ count: '0' }] };

/** `supervise`: whether it also does pg-boss's maintenance; one instance in a process is enough. */
export function createBoss(pool: Database['pool'], onError: (error: unknown) => void, supervise = true): Boss {
  const underWay = new Set<Promise<unknown>>();
  let stopped = false;
  const executeSql = async (text: string, values: unknown[] = []): Promise<Rows> => {
    const isReport = reports.test(text) && values.length === 3;
    // pg-boss still reports jobs after its stop, without awaiting the result; the pool may be closed by then.
    if (stopped) return isReport ? nothingReported : { rows: [] };
    const sent = values.length > 0 ? one(pool, text, values) : several(pool, text);
    const query = isReport ? sent.catch(unreported) : sent;
    const settled = query.catch(() => undefined).finally(() => underWay.delete(settled));
    underWay.add(settled);
    return query;
  };
  // pg-boss does not await these reports either, and an unhandled rejection would end the process. The job expires, and
  // its row says what to do.
  const unreported = (error: unknown): Rows => {
    onError(error);
    return nothingReported;
  };
  const boss = new PgBoss({
    db: { executeSql },
    schedule: false,
    supervise,
    archiveCompletedAfterSeconds: 3600,
    deleteAfterHours: 24,
  });
  boss.on('error', onError);
  return {
    boss,
    stop: async () => {
      await boss.stop({ graceful: true, wait: true, timeout: 5000, close: false });
      stopped = true;
      await Promise.all(underWay);
    },
  };
}

async function one(pool: Database['pool'], text: string, values: unknown[]): Promise<Rows> {
  const { rows } = await pool.query<Record<string, unknown>>(text, values);
  return { rows };
}

/**
 * pg-boss sends its maintenance as one text `BEGIN; ...; COMMIT;`. If that fails, the connection must not stay inside
 * the transaction.
 */
async function several(pool: Database['pool'], text: string): Promise<Rows> {
  const client = await pool.connect();
  try {
    // For several statements pg returns a list, which its types do not declare.
    const answer: unknown = await client.query(text);
    const last: unknown = Array.isArray(answer) ? answer.at(-1) : answer;
    return {
      rows: typeof last === 'object' && last !== null && 'rows' in last && Array.isArray(last.rows) ? last.rows : [],
    };
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

/** The same interface inside a transaction: a job created with it exists if and only if the transaction commits. */
export function within(tx: Queryable): Sql {
  return {
    executeSql: async (text: string, values: unknown[]) => {
      const parts = text
        .split(/\$(\d+)/)
        .map((part, i): SQL => (i % 2 === 0 ? sql.raw(part) : sql`${sql.param(values[Number(part) - 1])}`));
      const { rows } = await tx.execute(sql.join(parts));
      return { rows };
    },
  };
}
