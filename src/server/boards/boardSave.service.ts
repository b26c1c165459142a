import { isWordForNone, wordForNone } from '#contract/boardFields';
import type { Scope } from '#contract/permissions';
import { recordAudit } from '../audit/audit.queries';
import { describeFields, findChanges, nothingChanged } from '../audit/changes.rules';
import type { Queryable } from '../db/connect';
import { organisationExists, teamExists } from '../db/existing';
import { inTransaction } from '../db/transaction';
import type { Actor } from '../http/actor';
import { fieldFailure, required } from '../http/failure';
import { refuseStale } from '../http/stale';
import type { Services } from '../start/services';
import { asBoard, type BoardRow, type BoardValues } from './board';
import {
  blankBoard,
  describe,
  differing,
  fieldNames,
  isOnlyScreen,
  keysIn,
  onlySetValues,
  type BoardChange,
} from './boardFields.rules';
import { findLastEdit } from './boards.queries';
import { getBoard } from './boards.service';
import {
  closeNewScreens,
  insertBoard,
  isNameTaken,
  lockBoard,
  lockName,
  photoExists,
  rememberListed,
  updateBoard,
} from './boardWrites.queries';
import type { OwnRule } from './placement/placement.rules';
import { saveRule } from './placement/placement.service';
import { changeFromScreen } from './screen.rules';
import { markEdited } from './edits.queries';

const nameTaken = () =>
  fieldFailure('board.name_taken', fieldNames.boardname, 'Another board has this name. Make it unique.');
const deviceTaken = () => fieldFailure('board.device_taken', fieldNames.deviceId, 'Another board has this device id.');
const noDeviceID = () => fieldFailure('request.invalid', fieldNames.deviceId, wordForNone);

/**
 * The values that a create call stores. If it only names a screen of the provider, the provider's values are added, and
 * the board `isListed`.
 */
export async function withProviderValues(
  { inventory, log }: Pick<Services, 'inventory' | 'log'>,
  change: BoardChange,
): Promise<{ change: BoardChange; isListed: boolean }> {
  const asGiven = { change, isListed: false };
  if (!isOnlyScreen(change)) return asGiven;
  try {
    const screen = await inventory.findScreen(change.deviceId ?? '', change.reachBoardId ?? '');
    if (screen === undefined) return asGiven;
    return { change: { ...changeFromScreen(screen), ...onlySetValues(change) }, isListed: true };
  } catch (error) {
    log.warn({ err: error }, 'the inventory provider did not return a screen; the board is stored as given');
    return asGiven;
  }
}

/**
 * Creates a board inside the caller's transaction. A name that is taken is refused, or only a warning where a device id
 * identifies the board.
 * @throws Failure `board.name_taken`, `board.device_taken`, `organisation.not_found`, `team.not_found`,
 * `artwork.not_found` (the photo)
 */
export async function createBoard(
  tx: Queryable,
  change: BoardChange,
  { actor, visible, isListed, own }: { actor: Actor; visible: Scope; isListed: boolean; own?: OwnRule | undefined },
): Promise<{ row: BoardRow; warnings: string[] }> {
  await checkReferences(tx, change, visible);
  const values: BoardValues = { ...blankBoard, ...change };
  if (values.boardname !== '') await lockName(tx, values.boardname);
  const isTaken = await isNameTaken(tx, values.boardname);
  if (isTaken && values.deviceId === '') throw nameTaken();
  const id = await insertBoard(tx, values, actor.userId);
  if (id === undefined) throw deviceTaken();
  if (isListed) await rememberListed(tx, [id]);
  await closeNewScreens(tx, [values.deviceId]);
  if (own) await saveRule(tx, { kind: 'board', subject: id, ...own }, actor);
  await recordAudit(tx, actor, { action: 'board.create', subjectId: id, detail: values.boardname });
  return {
    row: await getBoard(tx, id),
    warnings: isTaken ? [`Another board is named '${values.boardname}' too.`] : [],
  };
}

/** Who saves, the version they saw, and the origin for the addresses in the reply. */
interface SaveRequest {
  actor: Actor;
  ifMatch: number | undefined;
  origin: string;
  visible: Scope;
  /** The board's own placement rule; undefined: unchanged. */
  own?: OwnRule | undefined;
}

/**
 * Writes the values that differ from the stored ones.
 * @throws Failure `board.not_found`, `record.stale`, `request.invalid` (a device id that is a word for none),
 * `board.name_taken`, `board.device_taken`, `team.not_found`, `artwork.not_found` (the photo)
 */
export async function modifyBoard(
  { database }: Pick<Services, 'database'>,
  id: string,
  change: BoardChange,
  { actor, ifMatch, origin, visible, own }: SaveRequest,
): Promise<{ row: BoardRow; message: string }> {
  return inTransaction(database.db, async (tx) => {
    // Names are locked before boards, here as in create, so that there is no deadlock.
    if (change.boardname !== undefined && change.boardname !== '') await lockName(tx, change.boardname);
    const stored = required(await lockBoard(tx, id), 'board.not_found');
    await refuseStale(tx, stored, ifMatch, async () => asBoard(await getBoard(tx, id), origin), findLastEdit);
    const different = differing(stored, change);
    if (isWordForNone(different.deviceId ?? '')) throw noDeviceID();
    const isRuled = own !== undefined && (await saveRule(tx, { kind: 'board', subject: id, ...own }, actor));
    if (keysIn(different).length === 0 && !isRuled) return { row: await getBoard(tx, id), message: nothingChanged };
    await checkReferences(tx, different, visible);
    const name = different.boardname ?? (different.isDeleted === false ? stored.boardname : undefined);
    if (name !== undefined && (await isNameTaken(tx, name, id))) throw nameTaken();
    if (!(await updateBoard(tx, id, different, actor.userId))) throw deviceTaken();
    if (different.deviceId !== undefined || different.isDeleted === false)
      await closeNewScreens(tx, [different.deviceId ?? stored.deviceId]);
    const { action, message } = actionFor(different);
    const fields = describe(stored, different);
    await markEdited(tx, [{ boardID: id, fields }], actor);
    await recordAudit(tx, actor, {
      action,
      subjectId: id,
      detail: `${stored.boardname}: ${describeFields(fields)}`,
      changes: fields.flatMap(({ field, from, to }) => findChanges({ [field]: from }, { [field]: to })),
    });
    return { row: await getBoard(tx, id), message };
  });
}

/** Marks a board as deleted, unless it is already. @throws Failure `board.not_found` */
export async function deleteBoard({ database }: Pick<Services, 'database'>, id: string, actor: Actor): Promise<string> {
  const { message } = await modifyBoard(
    { database },
    id,
    { isDeleted: true },
    { actor, ifMatch: undefined, origin: '', visible: 'all' },
  );
  return message;
}

function actionFor(different: BoardChange): { action: `board.${string}`; message: string } {
  if (different.isDeleted === true) return { action: 'board.delete', message: 'The board is deleted.' };
  if (keysIn(different).length === 1 && different.boardPaused !== undefined)
    return different.boardPaused
      ? { action: 'board.pause', message: 'The board is paused.' }
      : { action: 'board.resume', message: 'The board is active.' };
  return { action: 'board.modify', message: 'The board is saved.' };
}

/**
 * Checks that the referenced records exist; those that the caller may not see count as missing. @throws Failure
 * `organisation.not_found`, `team.not_found`, `artwork.not_found` (the photo)
 */
export async function checkReferences(
  tx: Queryable,
  { boardOwner, team, boardFile }: Pick<BoardChange, 'boardOwner' | 'team' | 'boardFile'>,
  visible: Scope,
): Promise<void> {
  if (boardOwner != null && !(await organisationExists(tx, boardOwner)))
    throw fieldFailure('organisation.not_found', fieldNames.boardOwner, 'This organisation does not exist.');
  if (team != null && !(await teamExists(tx, team, visible)))
    throw fieldFailure('team.not_found', fieldNames.team, 'This team does not exist.');
  if (boardFile != null && boardFile !== '' && !(await photoExists(tx, boardFile, visible)))
    throw fieldFailure('artwork.not_found', fieldNames.boardFile, 'This photo does not exist.');
}
