import type { z } from 'zod';
import {
  boardsPageSize,
  campaignsPageSize,
  type createCampaign as createCall,
  type modifyCampaign as modifyCall,
} from '#contract/campaigns';
import { isInState } from '#contract/campaignStates';
import type { Scope } from '#contract/permissions';
import { listArtworksById } from '../artwork/artwork.service';
import { recordAudit } from '../audit/audit.queries';
import { describeFields, differingFields, findChanges, nothingChanged, pluralise } from '../audit/changes.rules';
import { campaignChanges, changedFields, wordsFor } from './campaignChanges.rules';
import { getBoards } from '../boards/boards.service';
import type { Queryable } from '../db/connect';
import { inTransaction } from '../db/transaction';
import type { Actor } from '../http/actor';
import { fieldFailure, required } from '../http/failure';
import { refuseStale } from '../http/stale';
import type { Services } from '../start/services';
import { asCampaign, type CampaignRow } from './campaign';
import { checkDates, checkOwners, checkParts } from './campaignChecks';
import {
  countCampaigns,
  derivedStates,
  findCampaign,
  findCampaigns,
  type CampaignFilter,
  type CampaignSort,
} from './campaigns.queries';
import {
  findLastEdit,
  insertCampaign,
  lockCampaign,
  markDeleted,
  restoreDeleted,
  moveAds,
  replaceArtworks,
  replaceBoards,
  updateCampaign,
  type CampaignValues,
} from './campaignWrites.queries';

type ModifyBody = z.output<typeof modifyCall.body>;
type CreateBody = z.output<typeof createCall.body>;
interface Page {
  page?: number | undefined;
  pageSize?: number | undefined;
  sortID: CampaignSort;
  sortDesc: boolean;
}

/** All campaigns of a selection; with `page` or `pageSize` one page of them; and how many there are. */
export async function listCampaigns(
  db: Queryable,
  filter: CampaignFilter,
  { page: given, pageSize = given && campaignsPageSize, sortID, sortDesc }: Page,
): Promise<{ rows: CampaignRow[]; total: number }> {
  const { state } = filter;
  const page = given ?? 1;
  if (pageSize === undefined || (state !== undefined && derivedStates.has(state))) {
    const found = await findCampaigns(db, filter, { sortID, sortDesc });
    const now = Date.now();
    const rows = state === undefined ? found : found.filter((row) => isInState[state](asCampaign(row), now));
    return {
      rows: pageSize === undefined ? rows : rows.slice((page - 1) * pageSize, page * pageSize),
      total: rows.length,
    };
  }
  return {
    rows: await findCampaigns(db, filter, { sortID, sortDesc }, { page, pageSize }),
    total: await countCampaigns(db, filter),
  };
}

/** @throws Failure `campaign.not_found` */
export const getCampaign = async (db: Queryable, id: string): Promise<CampaignRow> =>
  required(await findCampaign(db, id), 'campaign.not_found');

/** A campaign with the first of the boards it books, deleted ones too, and its artworks, as far as the caller may see them. @throws Failure `campaign.not_found` */
export async function getWholeCampaign(db: Queryable, id: string, visible: Scope) {
  const row = await getCampaign(db, id);
  return {
    row,
    boards: await getBoards(db, row.boardIds.slice(0, boardsPageSize), visible),
    artworks: await listArtworksById(db, row.artworkIds, visible),
  };
}

/** One page of the boards that a campaign books, by name. @throws Failure `campaign.not_found` */
export async function listBookedBoards(
  db: Queryable,
  id: string,
  { page, pageSize }: { page: number; pageSize: number },
  visible: Scope,
) {
  const { boardIds } = await getCampaign(db, id);
  const ids = boardIds.slice((page - 1) * pageSize, page * pageSize);
  return { boards: await getBoards(db, ids, visible), total: boardIds.length };
}

/**
 * Creates a campaign, its bookings and an ad for each artwork inside the caller's transaction.
 * @throws Failure `organisation.not_found`, `team.not_found`, `board.not_found`, `artwork.not_found`, `request.unprocessable`
 */
export async function createCampaign(
  tx: Queryable,
  body: CreateBody,
  { actor, visible, outbox }: { actor: Actor; visible: Scope } & Pick<Services, 'outbox'>,
): Promise<CampaignRow> {
  const { parentOrg, managementTeam, campaignBoards, artworks } = body;
  await checkOwners(tx, body, visible);
  const values = {
    ...toValues(body),
    campaignName: body.campaignName,
    campaignPaused: body.campaignPaused ?? false,
    parentOrg,
    managementTeam: managementTeam ?? null,
  };
  checkDates(values.startTime, values.endTime);
  await checkParts(tx, { campaignBoards, artworks }, visible);
  const id = await insertCampaign(tx, values, actor.userId);
  await replaceBoards(tx, id, campaignBoards);
  await replaceArtworks(tx, { id, campaignName: body.campaignName, parentOrg }, artworks);
  await outbox.submitBooked(tx, artworks, actor, new Date());
  await recordAudit(tx, actor, {
    action: 'campaign.create',
    subjectId: id,
    detail: `${body.campaignName}: ${pluralise(campaignBoards.length, 'board')}, ${pluralise(artworks.length, 'artwork')}`,
  });
  return getCampaign(tx, id);
}

/**
 * Changes what is in the body; of values that are stored already nothing is written.
 * @throws Failure `campaign.not_found`, `record.stale`, `organisation.not_found`, `team.not_found`, `board.not_found`,
 * `artwork.not_found`, `request.unprocessable`
 */
export async function modifyCampaign(
  { database, outbox }: Pick<Services, 'database' | 'outbox'>,
  id: string,
  body: ModifyBody,
  { actor, ifMatch, visible }: { actor: Actor; ifMatch: number | undefined; visible: Scope },
): Promise<{ row: CampaignRow; message: string }> {
  return inTransaction(database.db, async (tx) => {
    const isRestored = body.isDeleted === false && (await restoreDeleted(tx, id));
    const stored = required(await lockCampaign(tx, id), 'campaign.not_found');
    await refuseStale(
      tx,
      { id, version: stored.version },
      ifMatch,
      async () => asCampaign(await getCampaign(tx, id)),
      findLastEdit,
    );
    if (body.parentOrg === null && stored.parentOrg !== null)
      throw fieldFailure('request.unprocessable', 'parentOrg', 'A campaign that has an organisation keeps one.');
    const values: CampaignValues = {
      ...toValues(body),
      campaignName: body.campaignName,
      campaignPaused: body.campaignPaused,
      parentOrg: body.parentOrg,
      managementTeam: body.managementTeam,
    };
    checkDates(
      values.startTime === undefined ? stored.startTime : values.startTime,
      values.endTime === undefined ? stored.endTime : values.endTime,
    );
    const before = await getCampaign(tx, id);
    const fields = [
      ...differingFields({ isDeleted: isRestored }, { isDeleted: false }),
      ...changedFields(before, values, body),
    ];
    if (fields.length === 0) return { row: before, message: nothingChanged };
    await checkOwners(tx, body, visible);
    const isBooked = new Set(before.boardIds);
    const isUsed = new Set(before.artworkIds);
    // Boards and artworks that it already has may stay, even if deleted; only added ones must exist.
    await checkParts(
      tx,
      {
        campaignBoards: body.campaignBoards?.filter((board) => !isBooked.has(board)),
        artworks: body.artworks?.filter((file) => !isUsed.has(file)),
      },
      visible,
    );
    await updateCampaign(tx, id, values, actor.userId);
    const parentOrg = body.parentOrg ?? stored.parentOrg;
    if (parentOrg !== stored.parentOrg) await moveAds(tx, id, parentOrg);
    if (body.campaignBoards !== undefined) await replaceBoards(tx, id, body.campaignBoards);
    if (isRestored) await outbox.submitBooked(tx, before.artworkIds, actor, new Date());
    if (body.artworks !== undefined) {
      const campaign = { id, campaignName: body.campaignName ?? stored.campaignName, parentOrg };
      await replaceArtworks(tx, campaign, body.artworks);
      const added = body.artworks.filter((file) => !isUsed.has(file));
      await outbox.submitBooked(tx, added, actor, new Date());
    }
    const row = await getCampaign(tx, id);
    const { action, message } = wordsFor(fields);
    await recordAudit(tx, actor, {
      action,
      subject: 'campaign',
      subjectId: id,
      detail: `${stored.campaignName}: ${describeFields(fields)}`,
      changes: [...findChanges({ isDeleted: isRestored }, { isDeleted: false }), ...campaignChanges(before, body)],
    });
    return { row, message };
  });
}

/** Marks a campaign as deleted; its spend stays recorded. @throws Failure `campaign.not_found` */
export async function deleteCampaign(
  { database }: Pick<Services, 'database'>,
  id: string,
  actor: Actor,
): Promise<string> {
  return inTransaction(database.db, async (tx) => {
    const name = required(await markDeleted(tx, id, actor.userId), 'campaign.not_found');
    await recordAudit(tx, actor, { action: 'campaign.delete', subjectId: id, detail: name });
    return 'The campaign is deleted.';
  });
}

/** Dates and money in their stored form; fields that the body leaves out are undefined. */
function toValues({
  startTime,
  endTime,
  campaignBudget: budget,
}: Pick<ModifyBody, 'startTime' | 'endTime' | 'campaignBudget'>): CampaignValues {
  const date = (text: string | null | undefined): Date | null | undefined => (text == null ? text : new Date(text));
  const micros = (dollars: number | null | undefined): number | null | undefined =>
    dollars == null ? dollars : Math.round(dollars * 1e6);
  return {
    startTime: date(startTime),
    endTime: date(endTime),
    isDailyBudgetEnabled: budget?.isDailyBudgetEnabled,
    dailyBudgetMicros: micros(budget?.dailyBudget),
    isMonthlyBudgetEnabled: budget?.isMonthlyBudgetEnabled,
    monthlyBudgetMicros: micros(budget?.monthlyBudget),
  };
}
