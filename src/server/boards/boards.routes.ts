import type { z } from 'zod';
import * as contract from '#contract/boards';
import type { Scope } from '#contract/permissions';
import { countBoardTouches } from '#contract/touches';
import { sharedReads } from '../db/sharedReads';
import { serve, type Route } from '../http/serve';
import type { Services } from '../start/services';
import { asBoard } from './board';
import { toChange } from './boardFields.rules';
import { withProviderValues, createBoard, deleteBoard, modifyBoard } from './boardSave.service';
import { readOwnRule } from './placement/placement.rules';
import { findByDevice, getBoard, listBoardIds, listBoards, listFacets, mapBoards } from './boards.service';
import { readBoardTouches } from './touches.service';

export function boardsRoutes(services: Services): Route[] {
  return [...listRoutes(services), ...recordRoutes(services), ...saveRoutes(services)];
}

type ListQuery = z.output<typeof contract.listBoards.query> & { origin: string; owners: readonly string[] | undefined };

const ownersIn = (visible: Scope): readonly string[] | undefined => (visible === 'all' ? undefined : visible);

function listRoutes(services: Services): Route[] {
  // Every console requests the first page: identical requests at the same time share one reply.
  const readPage = sharedReads(async ({ page, pageSize, sortID, sortDesc, origin, ...filter }: ListQuery) => {
    const { rows, total, ...counted } = await listBoards(services, filter, { page, pageSize, sortID, sortDesc });
    return { boards: rows.map((row) => asBoard(row, origin)), totalBoards: total, ...counted };
  }, JSON.stringify);
  return [
    serve(contract.listBoards, ({ query, origin, visible }) =>
      readPage({ ...query, origin, owners: ownersIn(visible) }),
    ),
    serve(contract.listBoardIds, async ({ query, visible }) => {
      const { page: _page, pageSize: _size, sortID = 'boardname', sortDesc = true, ...filter } = query;
      const order = { sortID, sortDesc };
      const { rows, total } = await listBoardIds(services, { ...filter, owners: ownersIn(visible) }, order);
      const boards = rows.map(({ id, boardname, boardPaused }) => ({ _id: id, boardname, boardPaused }));
      return { boards, totalBoards: total };
    }),
    serve(contract.boardFacets, ({ query, visible }) => listFacets(services, { ...query, owners: ownersIn(visible) })),
    serve(contract.listClusters, ({ query: { bbox, zoom, ...filter }, visible }) =>
      mapBoards(services, { ...filter, owners: ownersIn(visible) }, { bbox, zoom }),
    ),
  ];
}

function recordRoutes({ database: { db } }: Services): Route[] {
  const one = [contract.getBoardUncached, contract.getBoard].map((call) =>
    serve(call, async ({ params, origin }) => ({ board: asBoard(await getBoard(db, params.id), origin) })),
  );
  return [
    ...one,
    serve(countBoardTouches, ({ body, visible, origin }) => readBoardTouches(db, body.ids, visible, origin)),
    serve(contract.findBoardsByDevice, async ({ params, visible }) => {
      const found = await findByDevice(db, params.deviceId, visible);
      const message =
        found.length === 0
          ? 'No board has this device id.'
          : found.length === 1
            ? 'One board has this device id.'
            : `${found.length} boards have this device id.`;
      return { boards: found.map(({ id, deviceId }) => ({ _id: id, device_id: deviceId })), message };
    }),
  ];
}

function saveRoutes(services: Services): Route[] {
  const deletes = [contract.deleteBoard, contract.deleteBoardFromForm].map((call) =>
    serve(call, async ({ params, actor }) => ({ message: await deleteBoard(services, params.id, actor) })),
  );
  return [
    ...deletes,
    serve(contract.createBoard, async ({ query, body, actor, once, origin, visible }) => {
      const owner = { boardOwner: body.boardOwner ?? query.orgID, team: body.team ?? query.teamID };
      const { change, isListed } = await withProviderValues(services, toChange({ ...body, ...owner }));
      return once(async (tx) => {
        const { row, warnings } = await createBoard(tx, change, { actor, visible, isListed, own: readOwnRule(body) });
        return {
          board: asBoard(row, origin),
          message: 'The board is saved.',
          ...(warnings.length === 0 ? {} : { warnings }),
        };
      });
    }),
    serve(contract.modifyBoard, async ({ params, body, actor, ifMatch, origin, visible }) => {
      const request = { actor, ifMatch, origin, visible, own: readOwnRule(body) };
      const { row, message } = await modifyBoard(services, params.id, toChange(body), request);
      return { board: asBoard(row, origin), message };
    }),
  ];
}
