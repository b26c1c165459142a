import type { Screen } from '#contract/provider';
import type { Queryable } from '../db/connect';
import { pickIds } from '../db/existing';
import { providerFailure } from '../provider/providerFailure';
import type { ScreensPage } from '../provider/screenPages';
import type { BoardEdit, StoredBoard } from '../boards/board';
import type { BoardChange } from '../boards/boardFields.rules';
import { findByDevices } from '../boards/importReads.queries';
import { byDevice } from '../boards/imports.rules';
import { changeFromScreen } from '../boards/screen.rules';
import { holdCheck, writeCheck } from './checks.queries';
import { seenFields, ignoringRule, givenValues, withoutKept, type Rule, type RuleCounts } from './compare.rules';
import { findEdits } from '../boards/edits.queries';
import { findActiveRules } from './rules.queries';
import { changedBoard, newScreen, noteSeen, stage } from './staging.queries';

type Staged = Parameters<typeof stage>[1][number];

/**
 * Compares one page of the provider with the boards that have its device ids, and stages the differences, together with
 * the next page to read. @returns false if the check was cancelled or another process has read the page @throws Failure
 * `provider.failed` for a list that repeats its pages
 */
export async function stagePage(tx: Queryable, checkId: string, at: string, page: ScreensPage): Promise<boolean> {
  const held = await holdCheck(tx, checkId, at);
  if (!held) return false;
  const { screens, unreadable, next, count } = page;
  const listed = [...screens, ...unreadable];
  const { unseen, repeats } = await noteSeen(tx, checkId, listed);
  if (next !== null && repeats > 0 && unseen === 0) throw providerFailure('sends the same screens repeatedly.');
  const counts: RuleCounts = new Map(Object.entries(held.ruled));
  await stage(tx, await findDifferences(tx, checkId, screens, counts));
  await writeCheck(tx, checkId, {
    next,
    pages: held.pages + 1,
    // A screen that one page lists twice counts twice in the provider's total too. One that two pages list does not: the
    // list may have moved between them, and another screen may have been passed over.
    screens: held.screens + listed.length - repeats,
    total: count ?? held.total,
    unreadable: held.unreadable + unreadable.length,
    ruled: Object.fromEntries(counts),
  });
  return true;
}

async function findDifferences(
  tx: Queryable,
  checkId: string,
  screens: readonly Screen[],
  counts: RuleCounts,
): Promise<Staged[]> {
  const rules = await findActiveRules(tx);
  const given = screens.map((screen) => givenValues(changeFromScreen(screen)));
  const devices = given.flatMap(({ deviceId }) => deviceId ?? []);
  const boards = byDevice(await findByDevices(tx, devices));
  const found = given.map((change) => ({ change, stored: boards.get(change.deviceId ?? '') ?? [] }));
  const edits = await findEdits(tx, pickIds(found.flatMap(({ stored }) => stored)));
  return found.flatMap(({ change, stored }) =>
    stored.length === 0
      ? [newScreen(checkId, change, ignoringRule(change, rules, counts))]
      : stored.flatMap((board) => compareBoard(checkId, board, change, { edits: edits.get(board.id), rules, counts })),
  );
}

interface Comparing {
  edits: ReadonlyMap<string, BoardEdit> | undefined;
  rules: readonly Rule[];
  counts: RuleCounts;
}

/** The staged row of a board that differs; none if it does not. */
export function compareBoard(
  checkId: string,
  stored: StoredBoard,
  given: BoardChange,
  { edits = new Map(), rules, counts }: Comparing,
): Staged[] {
  const publisher = given.publisherName ?? stored.publisherName;
  const fields = withoutKept(seenFields(stored, given, edits), publisher, rules, counts);
  return fields.length === 0 ? [] : [changedBoard(checkId, stored, given.reachBoardId ?? '', fields)];
}
