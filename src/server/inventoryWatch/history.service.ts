import type { z } from 'zod';
import type * as contract from '#contract/inventoryWatch';
import type { Scope } from '#contract/permissions';
import type { Queryable } from '../db/connect';
import type { Actor } from '../http/actor';
import { findLoad } from '../boards/loads.queries';
import { findCheck } from './checks.queries';
import { findHistory } from './history.queries';
import { asCheck } from './watch.service';

/** Checks, and what was accepted, newest first. */
export async function listHistory(
  db: Queryable,
  page: { page: number; pageSize: number },
  visible: Scope,
  actor: Actor,
): Promise<z.input<typeof contract.listInventoryHistory.reply>> {
  const { rows, total } = await findHistory(db, page, visible === 'all' ? undefined : actor.userId);
  const events: contract.InventoryEvent[] = [];
  for (const { id, kind } of rows) {
    const check = kind === 'check' ? await findCheck(db, id) : undefined;
    const load = kind === 'check' ? undefined : await findLoad(db, id);
    const event = { _id: id, kind, check: null, title: '', boards: 0, undoneAt: null, undoneBy: null };
    if (check)
      events.push({
        ...event,
        at: (check.endedAt ?? check.startedAt).toISOString(),
        by: check.byName,
        check: asCheck(check),
      });
    if (load)
      events.push({
        ...event,
        at: load.at.toISOString(),
        by: load.byName,
        byID: load.byUser,
        title: load.fileName,
        boards: load.created + load.updated,
        undoneAt: load.undoneAt?.toISOString() ?? null,
        undoneBy: load.undoneBy,
      });
  }
  return { events, totalEvents: total };
}
