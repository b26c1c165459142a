import type { Database, Queryable } from '../db/connect';
import { pickIds } from '../db/existing';
import { inTransaction } from '../db/transaction';
import { providerFailure } from '../provider/providerFailure';
import { forget, holdCheck, writeCheck, type CheckRow } from './checks.queries';
import type { RuleCounts } from './compare.rules';
import { findEdits } from '../boards/edits.queries';
import {
  compareWhole,
  countFound,
  countRepeats,
  findByProviderId,
  publishStaged,
  rememberSeen,
  stageBack,
  stageGone,
  unstage,
  writeRuleCounts,
} from './publish.queries';
import { findActiveRules } from './rules.queries';
import { compareBoard } from './stagePage';
import { stage } from './staging.queries';

/**
 * Publishes the differences that a check found, in one transaction. A list that is evidently incomplete is refused.
 * @throws Failure `provider.failed`
 */
export async function publishCheck({ db }: Pick<Database, 'db'>, id: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    await compareWhole(tx);
    const held = await holdCheck(tx, id, null);
    if (!held) return;
    const repeats = await countRepeats(tx, id);
    refuseIncomplete(held, repeats);
    const counts: RuleCounts = new Map(Object.entries(held.ruled));
    await matchByProviderId(tx, id, counts);
    await rememberSeen(tx, id);
    // Where pages repeat screens, others may have been passed over: what is missing now is not certain to be gone.
    await stageGone(tx, id, repeats === 0 || held.screens === held.total);
    await stageBack(tx, id);
    await publishStaged(tx, id);
    await writeRuleCounts(tx, counts);
    await forget(tx, id);
    await writeCheck(tx, id, { ...(await countFound(tx)), state: 'done', endedAt: new Date(), leasedUntil: null });
  });
}

function refuseIncomplete({ screens, total }: CheckRow, repeats: number): void {
  if (screens === 0) throw providerFailure('lists no screens at all.');
  // Some providers count the screens of the page, so more than announced is no sign of anything.
  const listed = screens + repeats;
  if (total !== null && listed < total)
    throw providerFailure(
      `says that it has ${String(total)} screens, but listed ${String(listed)}. Its list may have changed in the meantime: check again.`,
    );
}

/** A screen with a new device id is matched to its board by the provider's id. */
async function matchByProviderId(tx: Queryable, checkId: string, counts: RuleCounts): Promise<void> {
  const found = await findByProviderId(tx, checkId);
  if (found.length === 0) return;
  await unstage(tx, pickIds(found));
  const rules = await findActiveRules(tx);
  const edits = await findEdits(tx, pickIds(found.map(({ stored }) => stored)));
  await stage(
    tx,
    found.flatMap(({ stored, given }) =>
      compareBoard(checkId, stored, given, { edits: edits.get(stored.id), rules, counts }),
    ),
  );
}
