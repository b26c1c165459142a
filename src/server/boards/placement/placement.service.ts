import { joinLabels, ruleId, type Category } from '#contract/placement';
import { recordAudit } from '../../audit/audit.queries';
import { findChanges } from '../../audit/changes.rules';
import type { Queryable } from '../../db/connect';
import type { Actor } from '../../http/actor';
import { failure } from '../../http/failure';
import { updateBoard } from '../boardWrites.queries';
import {
  countBoardsBy,
  findRules,
  findSubject,
  insertRule,
  lockRule,
  noteRuled,
  removeRule,
} from './placement.queries';
import type { RuleChange } from './placement.rules';

const labels = (refuses: readonly Category[] | null | undefined): string | null =>
  refuses ? joinLabels(refuses) || 'nothing' : null;

/** The rules with what they are for, and how many boards owners and venue types have. */
export async function readRules(db: Queryable) {
  return {
    rules: await findRules(db),
    byOwner: await countBoardsBy(db, 'boardOwner'),
    byType: await countBoardsBy(db, 'venueTypeKey'),
  };
}

export const lockedRule = lockRule;

/**
 * Writes a rule in the caller's transaction, with the audit log. Returns whether it changed anything.
 * @throws Failure `board.not_found`, `organisation.not_found`
 */
export async function saveRule(
  tx: Queryable,
  { kind, subject, refuses, note }: RuleChange,
  actor: Actor,
): Promise<boolean> {
  const name = kind === 'venueType' ? subject : await findSubject(tx, kind, subject);
  if (name === undefined) throw failure(kind === 'board' ? 'board.not_found' : 'organisation.not_found');
  const before = await lockRule(tx, kind, subject);
  const isSame =
    refuses === null
      ? before === undefined
      : before !== undefined && before.note === note && labels(before.refuses) === labels(refuses);
  if (isSame) return false;
  await removeRule(tx, kind, subject);
  const { subject: spelled, version } = before ?? { subject, version: 0 };
  if (refuses !== null)
    await insertRule(tx, { kind, subject: spelled, refuses, note, byName: actor.name, version: version + 1 });
  // The form of the board shows the rule, too: it notices by the board's version that the rule was changed.
  if (kind === 'board') await updateBoard(tx, subject, {}, actor.userId);
  await noteRuled(tx);
  await recordAudit(tx, actor, {
    action: 'placement.save',
    subject: 'rule',
    subjectId: ruleId(kind, subject),
    detail: `${name}: ${refuses === null ? 'rule removed' : `refuses ${labels(refuses) ?? ''}`}`,
    changes: findChanges(
      { refuses: labels(before?.refuses), note: before?.note ?? null },
      { refuses: labels(refuses), note: refuses === null ? null : note },
    ),
  });
  return true;
}
