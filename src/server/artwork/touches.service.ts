import type { z } from 'zod';
import type { Scope } from '#contract/permissions';
import { touchedLimit, type countFileTouches, type fileTouches } from '#contract/touches';
import { asBookings } from '../db/bookings';
import type { Queryable } from '../db/connect';
import { byId, pickIds } from '../db/existing';
import { findFilesById } from './artwork.queries';
import { findAtPlatform, findSubmitted } from './atPlatform.queries';
import { asFile } from './artworkFile';
import { findBookedSizes, countFits, withCategories } from './fitCounts.queries';
import { countCampaigns, findFileBookings, type FileBooking } from './touches.queries';

/** What a decision on the files, or their deletion, touches; files that the caller may not see are left out. */
export async function readFileTouches(
  db: Queryable,
  { ids, categories }: z.output<typeof countFileTouches.body>,
  visible: Scope,
  origin: string,
): Promise<z.input<typeof fileTouches>> {
  const bookings = await findFileBookings(db, ids, visible);
  const seen = pickIds(bookings);
  const fits = await countFits(db, seen, categories);
  const failing = (id: string): number => fits.get(id)?.failing ?? 0;
  const listed = bookings
    .toSorted((a, b) => failing(b.id) - failing(a.id) || b.running - a.running || b.campaigns - a.campaigns)
    .slice(0, touchedLimit);
  const rows = byId(await findFilesById(db, pickIds(listed)));
  const atPlatform = await findAtPlatform(db, seen);
  const submitted = await findSubmitted(db, seen);
  return {
    ...(await countCampaigns(db, ids, visible)),
    files: listed.flatMap((booking) => {
      const row = rows.get(booking.id);
      if (!row) return [];
      const decided = withCategories({ ...row, fit: fits.get(row.id) ?? null }, categories);
      return [{ file: asFile(decided, origin), ...asBookings(booking) }];
    }),
    ...(await findBookedSizes(db, seen, categories)),
    ads: sumAds(bookings),
    submitted: sumAds(bookings.filter(({ id }) => !submitted.has(id))),
    approved: bookings.filter(({ isPreApproved }) => isPreApproved === true).length,
    rejected: bookings.filter(({ isPreApproved }) => isPreApproved === false).length,
    atPlatform: atPlatform.size,
  };
}

const sumAds = (bookings: readonly FileBooking[]): number => bookings.reduce((total, { ads }) => total + ads, 0);
