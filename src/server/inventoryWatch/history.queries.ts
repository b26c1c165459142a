import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/connect';

export interface HistoryRow extends Record<string, unknown> {
  id: string;
  kind: 'check' | 'accepted' | 'rule';
}

/** Checks, and loads that accepted something, newest first. `madeBy`: of the loads only those of this person. */
export async function findHistory(
  db: Queryable,
  { page, pageSize }: { page: number; pageSize: number },
  madeBy: string | null | undefined,
): Promise<{ rows: HistoryRow[]; total: number }> {
  const events = sql`(
    select id, 'check' as kind, started_at as at from inventory_checks where state <> 'running'
    union all
    select id, case source when 'rule' then 'rule' else 'accepted' end, at from board_loads
    where source <> 'csv' and created + updated > 0 and (${madeBy === undefined}::boolean or by_user = ${madeBy ?? ''})) e`;
  const { rows } = await db.execute<HistoryRow>(
    sql`select id, kind from ${events} order by at desc, id desc limit ${pageSize} offset ${(page - 1) * pageSize}`,
  );
  return { rows, total: await db.$count(events) };
}
