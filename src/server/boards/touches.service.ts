import type { z } from 'zod';
import type { Scope } from '#contract/permissions';
import { touchedLimit, type boardTouches } from '#contract/touches';
import { asBookings } from '../db/bookings';
import type { Queryable } from '../db/connect';
import { byId, pickIds } from '../db/existing';
import { asBoard } from './board';
import { findBoardsById } from './boards.queries';
import { countCampaigns, findBoardBookings, findDeletedBoards, findEmptied } from './touches.queries';

/** What pausing or deleting the boards touches; boards that the caller may not see are left out. */
export async function readBoardTouches(
  db: Queryable,
  ids: readonly string[],
  visible: Scope,
  origin: string,
): Promise<z.input<typeof boardTouches>> {
  const bookings = await findBoardBookings(db, ids, visible);
  const listed = bookings.slice(0, touchedLimit);
  const rows = byId(await findBoardsById(db, pickIds(listed)));
  const emptied = await findEmptied(db, ids, visible, touchedLimit);
  return {
    ...(await countCampaigns(db, ids, visible)),
    boards: listed.flatMap((booking) => {
      const row = rows.get(booking.id);
      return row ? [{ board: asBoard(row, origin), ...asBookings(booking) }] : [];
    }),
    paused: bookings.flatMap(({ id, isPaused }) => (isPaused ? [id] : [])),
    deleted: await findDeletedBoards(db, ids, visible),
    emptied: emptied.map(({ startTime, ...campaign }) => ({
      ...campaign,
      startTime: startTime === null ? null : new Date(startTime).toISOString(),
    })),
  };
}
