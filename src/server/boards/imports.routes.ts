import * as contract from '#contract/imports';
import { serve, type Route } from '../http/serve';
import type { Services } from '../start/services';
import { checkRows } from './imports.rules';
import { importBoards, planImport } from './imports.service';
import { listLoads, undoLoad } from './loads.service';

export function importsRoutes({ database }: Services): Route[] {
  return [
    serve(contract.importBoards, async ({ body, actor, once, scope, visible }) => {
      const rows = checkRows(body.rows, body.updateFields);
      const ownership = {
        boardOwner: body.boardOwner ?? null,
        team: body.team ?? null,
        keepTeam: body.keepTeam ?? false,
      };
      if (body.dryRun === true) return planImport(database.db, rows, ownership, { scope, visible });
      return once((tx) => {
        // Frees the unchecked rows: otherwise each garbage collection during the database's work would copy them.
        body.rows.length = 0;
        return importBoards(tx, rows, ownership, { load: body.load, actor, scope, visible });
      });
    }),
    serve(contract.listBoardLoads, async ({ query, visible, actor }) => {
      const { rows, total } = await listLoads(database.db, query, visible === 'all' ? {} : { madeBy: actor.userId });
      return { loads: rows.map(asLoad), totalLoads: total };
    }),
    serve(contract.undoBoardLoad, async ({ params, actor, scope }) => {
      const { load, deleted, restored, left } = await undoLoad(database, params.id, actor, scope);
      const message =
        left.length === 0 ? 'The load is undone.' : 'The load is undone, but for what somebody changed since.';
      return { load: asLoad(load), deleted, restored, left, message };
    }),
  ];
}

type LoadRow = Awaited<ReturnType<typeof listLoads>>['rows'][number];
const asLoad = ({ id, byUser, byName, at, lastAt, undoneAt, source: _, ...load }: LoadRow) => ({
  ...load,
  _id: id,
  by: byName,
  byID: byUser,
  at: at.toISOString(),
  lastAt: lastAt.toISOString(),
  undoneAt: undoneAt?.toISOString() ?? null,
});
