import type { Scope } from '#contract/permissions';
import { getBoards } from '../boards/boards.service';
import type { Queryable } from '../db/connect';
import { getCampaign } from './campaigns.service';

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
