import { and, eq, isNull } from 'drizzle-orm';
import type { RecordKind } from '#contract/permissions';
import type { Queryable } from '../db/connect';
import {
  boardLoads,
  boards,
  campaigns,
  files,
  organisations,
  submissions,
  teams,
  withdrawals,
} from '../db/schema/schema';

/** The owner of a record: an organisation (null for none), or the user who created it. */
export type Owner = { organisation: string | null } | { user: string | null };

type Find = (db: Queryable, id: string) => Promise<Owner[]>;

const finders: Readonly<Record<RecordKind, Find>> = {
  organisation: (db, id) =>
    db.select({ organisation: organisations.id }).from(organisations).where(eq(organisations.id, id)),
  team: (db, id) => db.select({ organisation: teams.orgId }).from(teams).where(eq(teams.id, id)),
  artwork: (db, id) =>
    db
      .select({ organisation: files.orgId })
      .from(files)
      .where(and(eq(files.id, id), isNull(files.deletedAt))),
  submission: (db, id) =>
    db
      .select({ organisation: files.orgId })
      .from(submissions)
      .innerJoin(files, eq(files.id, submissions.fileId))
      .where(eq(submissions.id, id)),
  withdrawal: (db, id) =>
    db
      .select({ organisation: files.orgId })
      .from(withdrawals)
      .innerJoin(files, eq(files.id, withdrawals.fileId))
      .where(eq(withdrawals.id, id)),
  board: (db, id) => db.select({ organisation: boards.boardOwner }).from(boards).where(eq(boards.id, id)),
  campaign: (db, id) => db.select({ organisation: campaigns.parentOrg }).from(campaigns).where(eq(campaigns.id, id)),
  load: (db, id) => db.select({ user: boardLoads.byUser }).from(boardLoads).where(eq(boardLoads.id, id)),
};

/** The owner of a record; undefined if there is no such record. */
export async function findOwner(db: Queryable, kind: RecordKind, id: string): Promise<Owner | undefined> {
  const [found] = await finders[kind](db, id);
  return found;
}
