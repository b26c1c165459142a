import { and, eq, sql } from 'drizzle-orm';
import { batches } from '../db/batches';
import type { Queryable } from '../db/connect';
import { pickIds } from '../db/existing';
import { newId } from '../db/newId';
import { boards, inventoryDifferences, inventoryRules, inventorySeen } from '../db/schema/schema';
import { textArray } from '../db/textArray';
import { storedColumns } from '../boards/boards.queries';
import { repeated, unidentified } from './staging.queries';

/** Screens whose device id no board has, with the boards that have the provider's id of the screen. */
export async function findByProviderId(tx: Queryable, checkId: string) {
  const rows = await tx
    .select({ id: inventoryDifferences.id, values: inventoryDifferences.values, stored: storedColumns })
    .from(inventoryDifferences)
    .innerJoin(boards, and(eq(boards.reachBoardId, inventoryDifferences.screenId), sql`not ${boards.isDeleted}`))
    .where(
      and(
        eq(inventoryDifferences.checkId, checkId),
        eq(inventoryDifferences.status, 'staged'),
        eq(inventoryDifferences.state, 'new'),
        sql`${inventoryDifferences.screenId} <> ''`,
      ),
    );
  return rows.map(({ id, values, stored }) => ({ id, given: values ?? {}, stored }));
}

export async function unstage(tx: Queryable, ids: readonly string[]): Promise<void> {
  if (ids.length > 0)
    await tx.delete(inventoryDifferences).where(sql`${inventoryDifferences.id} = any(${textArray(ids)})`);
}

/**
 * Makes the planner compare whole tables: without statistics the embedded database would look up each row separately.
 */
export async function compareWhole(tx: Queryable): Promise<void> {
  await tx.execute(sql`set local enable_nestloop = off`);
}

const isSeen = (checkId: string) => sql`(
  exists (select 1 from inventory_seen s where s.check_id = ${checkId} and s.device_id = b.device_id and b.device_id <> '')
  or exists (select 1 from inventory_seen s where s.check_id = ${checkId} and s.screen_id = b.reach_board_id and b.reach_board_id <> ''))`;

/** Records that the provider lists the boards whose screens the check has read. */
export async function rememberSeen(tx: Queryable, checkId: string): Promise<void> {
  await tx.execute(sql`
    insert into inventory_listed (board_id) select b.id from boards b where not b.is_deleted and ${isSeen(checkId)}
    on conflict do nothing`);
}

/** How often a page of the check listed a screen of an earlier page. */
export const countRepeats = (tx: Queryable, checkId: string): Promise<number> =>
  tx.$count(
    inventorySeen,
    and(eq(inventorySeen.checkId, checkId), sql`${inventorySeen.screenId} like ${`${repeated} %`}`),
  );

/**
 * Stages boards that the provider listed before and lists no more; none if it has screens without any id. If what is
 * missing is not certain to be gone, only those that were gone already.
 */
export async function stageGone(tx: Queryable, checkId: string, isCertain: boolean): Promise<void> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select b.id from boards b join inventory_listed l on l.board_id = b.id
    where not b.is_deleted
      and not exists (select 1 from inventory_seen s where s.check_id = ${checkId} and s.device_id = b.device_id and b.device_id <> '')
      and not exists (select 1 from inventory_seen s where s.check_id = ${checkId} and s.screen_id = b.reach_board_id and b.reach_board_id <> '')
      and not exists (select 1 from inventory_seen s where s.check_id = ${checkId} and s.screen_id like ${`${unidentified} %`})
      and (${isCertain} or exists (select 1 from inventory_differences d where d.board_id = b.id and d.state = 'gone' and d.status <> 'staged'))`);
  await stageBoards(tx, checkId, pickIds(rows), 'gone');
}

/** Stages boards that were gone (or whose return has not been handled yet) and are in the list now. */
export async function stageBack(tx: Queryable, checkId: string): Promise<void> {
  const { rows } = await tx.execute<{ id: string; from: string } & Record<string, unknown>>(sql`
    select b.id, to_json(coalesce(d.gone_from, d.since))#>>'{}' as from
    from inventory_differences d join boards b on b.id = d.board_id and not b.is_deleted
    where ((d.state = 'gone' and d.status <> 'staged') or (d.state = 'back' and d.status = 'open')) and ${isSeen(checkId)}`);
  await stageBoards(tx, checkId, pickIds(rows), 'back');
  if (rows.length === 0) return;
  await tx.execute(sql`
    update inventory_differences d set state = 'back', gone_from = r.gone::timestamptz
    from unnest(${textArray(pickIds(rows))}, ${textArray(rows.map(({ from }) => from))}) as r(id, gone)
    where d.board_id = r.id and d.check_id = ${checkId} and d.status = 'staged'`);
}

/** A board that is staged already (as changed) keeps its fields. */
async function stageBoards(
  tx: Queryable,
  checkId: string,
  ids: readonly string[],
  state: 'gone' | 'back',
): Promise<void> {
  for (const some of batches(ids, 5000))
    await tx.execute(sql`
      insert into inventory_differences (id, check_id, status, subject, state, board_id, screen_id, device_id, name, name_key, city, country,
        publisher_name, publisher_name_key, fields, fingerprint)
      select r.id, ${checkId}, 'staged', 'board:' || b.id, ${state}, b.id, b.reach_board_id, b.device_id, b.boardname, b.boardname_key, b.city,
        b.country, b.publisher_name, b.publisher_name_key, '[]'::jsonb, ${state}
      from unnest(${textArray(some.map(() => newId()))}, ${textArray(some)}) as r(id, board) join boards b on b.id = r.board
      on conflict do nothing`);
}

/**
 * Replaces the shown differences with the staged ones. A difference that existed before keeps its id, its first date
 * and whether it is ignored; one that no longer exists is deleted. A screen that is gone stays recorded after its board
 * was paused, so that its return is noticed.
 */
export async function publishStaged(tx: Queryable, checkId: string): Promise<void> {
  await tx.execute(sql`
    update inventory_differences d set check_id = s.check_id, fields = s.fields, "values" = s."values", name = s.name, name_key = s.name_key,
      city = s.city, country = s.country, publisher_name = s.publisher_name, publisher_name_key = s.publisher_name_key,
      screen_id = s.screen_id, device_id = s.device_id,
      status = case when s.rule_id is not null then 'ignored' when d.rule_id is not null and d.status = 'ignored' then 'open' else d.status end,
      rule_id = s.rule_id
    from inventory_differences s
    where s.check_id = ${checkId} and s.status = 'staged' and d.subject = s.subject and d.status <> 'staged'
      and d.state = s.state and d.fingerprint = s.fingerprint and (d.status <> 'accepted' or d.state = 'gone')`);
  await tx.execute(sql`
    delete from inventory_differences s using inventory_differences d
    where s.check_id = ${checkId} and s.status = 'staged' and d.subject = s.subject and d.status <> 'staged' and d.check_id = ${checkId}`);
  await tx.execute(sql`delete from inventory_differences where status <> 'staged' and check_id <> ${checkId}`);
  await tx.execute(sql`
    update inventory_differences set status = case when rule_id is null then 'open' else 'ignored' end
    where check_id = ${checkId} and status = 'staged'`);
}

/** How many differences of each state the check found, ignored ones included. */
export async function countFound(
  tx: Queryable,
): Promise<Record<'foundNew' | 'foundChanged' | 'foundGone' | 'foundBack', number>> {
  const rows = await tx
    .select({ state: inventoryDifferences.state, n: sql<number>`count(*)::int` })
    .from(inventoryDifferences)
    .where(sql`${inventoryDifferences.status} in ('open', 'ignored')`)
    .groupBy(inventoryDifferences.state);
  const of = (state: string): number => rows.find((row) => row.state === state)?.n ?? 0;
  return { foundNew: of('new'), foundChanged: of('changed'), foundGone: of('gone'), foundBack: of('back') };
}

/** Writes how many fields the rules kept, or screens they ignored, in this check. */
export async function writeRuleCounts(tx: Queryable, counts: ReadonlyMap<string, number>): Promise<void> {
  await tx
    .update(inventoryRules)
    .set({ applied: 0 })
    .where(sql`${inventoryRules.action} <> 'take'`);
  for (const [id, applied] of counts) await tx.update(inventoryRules).set({ applied }).where(eq(inventoryRules.id, id));
}
