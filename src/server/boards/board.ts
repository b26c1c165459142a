import type { z } from 'zod';
import type { board } from '#contract/boards';
import type { StoredBoard } from '../db/storedBoard';
import type { StoredRule } from './placement/storedRules';
import { previewAddress } from '../storage/addresses';
import { findHoldingRule } from './placement/placement.rules';

export type { BoardValues, StoredBoard } from '../db/storedBoard';

/** One board with the joined values that a list shows. */
export interface BoardRow extends StoredBoard {
  /** Key of `boardFile` in the store; null if it has none or the file was deleted. */
  imageKey: string | null;
  campaigns: number;
  /** The stored placement rules of the board, its owner and its venue type. */
  rules: StoredRule[] | null;
}

/** The row as the contract's Board; `origin` is where the caller reached this server (`Call.origin`). */
export function asBoard(row: BoardRow, origin: string): z.input<typeof board> {
  const own = row.rules?.find(({ kind }) => kind === 'board');
  const minCPI = row.minCpiMicros === null ? null : row.minCpiMicros / 1e6;
  return {
    _id: row.id,
    boardname: row.boardname,
    boardcoords: { lat: row.lat, long: row.long },
    boardloc: { city: row.city, state: row.state, country: row.country },
    boardsize: { height: row.height, width: row.width },
    boardminCPI: minCPI,
    boardmincpi: minCPI,
    surfaceArea: row.surfaceArea,
    boardOwner: row.boardOwner,
    team: row.team,
    reachBoardID: row.reachBoardId,
    device_id: row.deviceId,
    publisher_id: row.publisherId,
    publisher_name: row.publisherName,
    opening_hours: row.openingHours,
    screenType: row.screenType,
    venueType: row.venueType,
    adTypes: row.adTypes,
    boardPaused: row.boardPaused,
    isDeleted: row.isDeleted,
    boardFile: row.boardFile,
    boardImgURL: row.boardImgUrl,
    imageURL: row.imageKey === null ? row.boardImgUrl : previewAddress(origin, row.imageKey),
    refuses: own?.refuses ?? null,
    refusesNote: own?.note ?? '',
    placement: findHoldingRule(row),
    campaigns: row.campaigns,
    lastEdited: row.lastEdited?.toISOString() ?? null,
    version: row.version,
  };
}

/** Who edited a field of a board, and when (ISO 8601). */
export interface BoardEdit {
  by: string;
  at: string;
  /** They undid what a rule had taken over; the rule leaves the field alone since. */
  undid?: true;
}
