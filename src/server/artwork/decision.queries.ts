import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { undoWindowMs } from '#contract/artwork';
import type { Queryable } from '../db/connect';
import { eqIfGiven } from '../db/paging';
import { decisionBatches, files, type DecisionBefore } from '../db/schema/schema';
import { contentVersion, undoUntil } from '../db/artworkState';
import type { Actor } from '../http/actor';
import type { Change } from './decision.rules';

/** When an undo window that opens now closes: by the database's clock, so that all processes agree. */
const windowFromNow = sql`clock_timestamp() + ${`${String(undoWindowMs)} milliseconds`}::interval`;

/** Who decided, as the file keeps it. */
export const deciderId = ({ userId, name }: Actor): string => userId ?? name;

const hasVersion = (id: string, version: number | undefined) =>
  and(eq(files.id, id), isNull(files.deletedAt), eqIfGiven(files.version, version));

/** Locks a file, so that what is read of it stays until the change is written. */
export const lockFile = (db: Queryable, id: string) =>
  db.select({ id: files.id }).from(files).where(eq(files.id, id)).for('update');

/**
 * Writes a change if the file still has the given version: the check and the write are one statement, so of two
 * decisions made on the same version one wins. Returns undefined when the file is gone or has a newer version.
 * All times are the database's, so that the undo window is the same for every process.
 */
export async function applyChange(
  db: Queryable,
  id: string,
  change: Change,
  actor: Actor,
  ifVersion: number | undefined,
  batch: string | null,
) {
  const decision =
    change.decision === undefined
      ? // Undo takes back the decision, and not what was said of the artwork since.
        change.categories !== undefined && {
          before: sql`jsonb_set(before, '{categories}', ${JSON.stringify(change.categories)}::jsonb)`,
        }
      : {
          isPreApproved: change.decision,
          decidedAt: sql`now()`,
          decidedBy: deciderId(actor),
          undoUntil: windowFromNow,
          batch,
          before: sql`jsonb_build_object('isPreApproved', is_pre_approved, 'isReviewed', is_reviewed, 'approvalComment', approval_comment, 'decidedAt', decided_at, 'decidedBy', decided_by, 'categories', categories, 'version', version + 1,
            'submission', (select jsonb_build_object('state', s.state, 'lastError', s.last_error,
              'nextAttemptAt', s.next_attempt_at, 'feedback', s.feedback, 'verdictAt', s.verdict_at) from submissions s
              where s.file_id = files.id and s.file_version = ${contentVersion}))`,
        };
  const [changed] = await db
    .update(files)
    .set({
      ...decision,
      ...(change.isReviewed === undefined ? {} : { isReviewed: change.isReviewed }),
      ...(change.approvalComment === undefined ? {} : { approvalComment: change.approvalComment }),
      ...(change.categories === undefined ? {} : { categories: change.categories }),
      lastEdited: sql`now()`,
      version: sql`${files.version} + 1`,
    })
    .where(hasVersion(id, ifVersion))
    .returning({
      fileName: files.fileName,
      before: files.before,
      undoUntil: files.undoUntil,
      categories: files.categories,
    });
  return changed;
}
export type Decided = NonNullable<Awaited<ReturnType<typeof applyChange>>>;

/** Records that the decision cancelled a queued submission, so that undo queues it again. */
export async function noteResubmit(db: Queryable, id: string): Promise<void> {
  await db
    .update(files)
    .set({ before: sql`${files.before} || '{"resubmit": true}'::jsonb` })
    .where(eq(files.id, id));
}

/**
 * Locks a file that is not deleted, so that undo and the out-box cannot run at the same time. `open`: whether its undo
 * window is still open.
 */
export async function lockForUndo(db: Queryable, id: string) {
  const [found] = await db
    .select({
      fileName: files.fileName,
      version: files.version,
      isPreApproved: files.isPreApproved,
      before: files.before,
      categories: files.categories,
      open: sql<boolean>`coalesce(${undoUntil} > clock_timestamp(), false)`,
    })
    .from(files)
    .where(hasVersion(id, undefined))
    .for('update');
  return found;
}

/** Restores the state before the last decision. */
export async function restore(db: Queryable, id: string, before: DecisionBefore): Promise<void> {
  await db
    .update(files)
    .set({
      isPreApproved: before.isPreApproved,
      isReviewed: before.isReviewed,
      approvalComment: before.approvalComment,
      decidedAt: typeof before.decidedAt === 'string' ? new Date(before.decidedAt) : null,
      decidedBy: before.decidedBy ?? null,
      // Decisions from before this field did not change it.
      ...(before.categories === undefined ? {} : { categories: before.categories }),
      before: null,
      undoUntil: null,
      batch: null,
      lastEdited: sql`now()`,
      version: sql`${files.version} + 1`,
    })
    .where(eq(files.id, id));
}

/** Takes a file out of every list; its record and bytes stay. Returns its name, or undefined when it is gone already. */
export async function markDeleted(db: Queryable, id: string): Promise<string | undefined> {
  const [gone] = await db
    .update(files)
    .set({ deletedAt: sql`now()`, undoUntil: null, batch: null, before: null, version: sql`${files.version} + 1` })
    .where(hasVersion(id, undefined))
    .returning({ fileName: files.fileName });
  return gone?.fileName;
}

/** Opens the batch of a decision, or keeps it open for ten seconds more. False once it has closed: the decision then stands alone. */
export async function keepBatchOpen(db: Queryable, id: string, by: string): Promise<boolean> {
  const open = await db
    .insert(decisionBatches)
    .values({ id, by, since: sql`clock_timestamp()`, until: windowFromNow })
    .onConflictDoUpdate({
      target: [decisionBatches.id, decisionBatches.by],
      set: { until: windowFromNow },
      setWhere: gt(decisionBatches.until, sql`clock_timestamp()`),
    })
    .returning({ id: decisionBatches.id });
  return open.length > 0;
}

/** Keeps the whole batch open for ten seconds more while one of its decisions is being undone. */
export async function keepBatchOfFileOpen(db: Queryable, fileId: string): Promise<void> {
  await db
    .update(decisionBatches)
    .set({ until: windowFromNow })
    .from(files)
    .where(
      and(
        eq(files.id, fileId),
        eq(decisionBatches.id, files.batch),
        eq(decisionBatches.by, files.decidedBy),
        gt(decisionBatches.until, sql`clock_timestamp()`),
      ),
    );
}
