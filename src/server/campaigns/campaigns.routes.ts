import * as contract from '#contract/campaigns';
import { countCampaignTouches } from '#contract/touches';
import { asFile } from '../artwork/artworkFile';
import { asBoard } from '../boards/board';
import { serve, type Route } from '../http/serve';
import type { Services } from '../start/services';
import { asCampaign } from './campaign';
import { readCampaignTouches } from './touches.service';
import {
  createCampaign,
  deleteCampaign,
  getWholeCampaign,
  listBookedBoards,
  listCampaigns,
  modifyCampaign,
} from './campaigns.service';

export function campaignsRoutes({ database, outbox }: Services): Route[] {
  const { db } = database;
  return [
    serve(contract.listCampaigns, async ({ query: { page, pageSize, sortID, sortDesc, ...filter }, visible }) => {
      const { rows, total } = await listCampaigns(db, { ...filter, visible }, { page, pageSize, sortID, sortDesc });
      return { campaigns: rows.map(asCampaign), totalCampaigns: total };
    }),
    serve(contract.getCampaign, async ({ params, origin, visible }) => {
      const { row, boards, artworks } = await getWholeCampaign(db, params.id, visible);
      return {
        campaign: asCampaign(row),
        boards: boards.map((board) => asBoard(board, origin)),
        totalBoards: row.boardIds.length,
        artworks: artworks.map((artwork) => asFile(artwork, origin)),
      };
    }),
    serve(contract.listCampaignBoards, async ({ params, query, origin, visible }) => {
      const { boards, total } = await listBookedBoards(db, params.id, query, visible);
      return { boards: boards.map((board) => asBoard(board, origin)), totalBoards: total };
    }),
    serve(contract.createCampaign, ({ body, actor, once, visible }) =>
      once(async (tx) => ({
        campaign: asCampaign(await createCampaign(tx, body, { actor, visible, outbox })),
        message: 'The campaign is created.',
      })),
    ),
    serve(contract.modifyCampaign, async ({ params, body, actor, ifMatch, visible }) => {
      const { row, message } = await modifyCampaign({ database, outbox }, params.id, body, { actor, ifMatch, visible });
      return { campaign: asCampaign(row), message };
    }),
    serve(countCampaignTouches, ({ body, visible }) => readCampaignTouches(db, body.ids, visible)),
    serve(contract.deleteCampaign, async ({ params, actor }) => ({
      message: await deleteCampaign({ database }, params.id, actor),
    })),
  ];
}
