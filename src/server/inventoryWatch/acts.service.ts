import type { Scope } from '#contract/permissions';
import { recordAudit } from '../audit/audit.queries';
import { pluralise } from '../audit/changes.rules';
import type { Database } from '../db/connect';
import { inTransaction } from '../db/transaction';
import type { Actor } from '../http/actor';
import { failure } from '../http/failure';
import { findChunks, findLoad } from '../boards/loads.queries';
import { undoLoad, type Undone } from '../boards/loads.service';
import { mergeTraces } from '../boards/undo.rules';
import { areWithin, findPublisherNames, reopen, setIgnored } from './accepting.queries';
import { writeEdits } from '../boards/edits.queries';
import type { BoardEdit } from '../boards/board';
import { isForPublisher } from './compare.rules';
import { findActiveRules } from './rules.queries';

/**
 * Ignores differences, or no longer ignores them. Returns how many. @throws Failure `permission.denied` for boards of
 * others
 */
export async function ignore(
  { db }: Pick<Database, 'db'>,
  ids: readonly string[],
  isIgnored: boolean,
  { actor, scope }: { actor: Actor; scope: Scope },
): Promise<number> {
  return inTransaction(db, async (tx) => {
    if (!(await areWithin(tx, ids, scope))) throw failure('permission.denied');
    const changed = await setIgnored(tx, ids, isIgnored);
    if (changed > 0)
      await recordAudit(tx, actor, {
        action: isIgnored ? 'inventory.ignore' : 'inventory.notice',
        subject: 'load',
        subjectId: '',
        detail: pluralise(changed, 'difference'),
      });
    return changed;
  });
}

/**
 * Undoes what was accepted together. The fields that a rule accepted are marked as kept here, if such a rule is still
 * on; otherwise it would accept them again.
 * @throws Failure `load.not_found`, `load.already_undone`
 */
export async function undoAct({ db }: Pick<Database, 'db'>, id: string, actor: Actor, scope: Scope): Promise<Undone> {
  const load = await findLoad(db, id);
  if (!load || load.source === 'csv') throw failure('load.not_found');
  const undone = await undoLoad({ db }, id, actor, scope);
  await inTransaction(db, async (tx) => {
    const rules = load.source === 'rule' ? await findActiveRules(tx) : [];
    const isTakenAgain = (field: string, publisher: string): boolean =>
      field === load.fileName &&
      rules.some((rule) => rule.action === 'take' && rule.field === field && isForPublisher(rule, publisher));
    const edit: BoardEdit = { by: actor.name, at: new Date().toISOString(), undid: true };
    const reopened = await reopen(tx, id, ({ field, ours }, { publisherName }) =>
      ours === null && isTakenAgain(field, publisherName) ? edit : ours,
    );
    await writeEdits(tx, reopened);
    if (rules.length === 0) return;
    // A later check has removed the differences that were accepted; their boards are marked all the same.
    const field = load.fileName;
    const left = new Set(undone.left.map(({ boardID }) => boardID));
    const taken = mergeTraces(await findChunks(tx, id)).filter(
      ({ boardID, fields }) => !left.has(boardID) && fields.some((change) => change.field === field),
    );
    const publishers = await findPublisherNames(
      tx,
      taken.map(({ boardID }) => boardID),
    );
    await writeEdits(
      tx,
      [...publishers].flatMap(([boardID, name]) => (isTakenAgain(field, name) ? [{ boardID, field, edit }] : [])),
    );
  });
  return undone;
}
