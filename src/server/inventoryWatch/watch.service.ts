import type { z } from 'zod';
import type { ImportField } from '#contract/imports';
import type * as contract from '#contract/inventoryWatch';
import { idListLimit } from '#contract/page';
import type { Scope } from '#contract/permissions';
import type { Queryable } from '../db/connect';
import { previewAddress } from '../storage/addresses';
import { findLast, findRunning, type CheckRow } from './checks.queries';
import { findBookings } from './bookings.queries';
import {
  countByPublisher,
  countDifferences,
  countMatching,
  findDifferenceIds,
  findDifferences,
  findFacets,
  type DifferenceFilter,
  type FoundDifference,
} from './differences.queries';

export const asCheck = (row: CheckRow): contract.InventoryCheck => ({
  _id: row.id,
  state: row.state,
  startedAt: row.startedAt.toISOString(),
  endedAt: row.endedAt?.toISOString() ?? null,
  by: row.byName,
  screens: row.screens,
  total: row.total,
  unreadable: row.unreadable,
  found: { new: row.foundNew, changed: row.foundChanged, gone: row.foundGone, back: row.foundBack },
  error: row.error,
});

type Booking = contract.InventoryDifference['campaigns'];

function asDifference(
  { difference: row, boardPaused, boardOwner, boardImgUrl, imageKey, boardname }: FoundDifference,
  booked: Booking | undefined,
  origin: string,
): contract.InventoryDifference {
  const text = (value: unknown): string => (typeof value === 'string' ? value : '');
  const number = (value: unknown): number | null => (typeof value === 'number' ? value : null);
  const { values } = row;
  return {
    _id: row.id,
    state: row.state,
    isIgnored: row.status === 'ignored',
    boardID: row.boardId,
    name: (boardname ?? row.name) || row.deviceId,
    city: row.city,
    country: row.country,
    device_id: row.deviceId,
    publisher_name: row.publisherName,
    imageURL: imageKey === null ? boardImgUrl : previewAddress(origin, imageKey),
    boardPaused,
    boardOwner,
    // Stored field names are always names of the contract.
    fields: row.fields.map(({ field, ...rest }) => ({ field: field as ImportField, ...rest })), // see above
    facts:
      row.state === 'new' && values !== null
        ? {
            width: number(values['width']),
            height: number(values['height']),
            screenType: text(values['screenType']),
            venueType: text(values['venueType']),
            opening_hours: text(values['openingHours']),
          }
        : null,
    since: row.since.toISOString(),
    goneFrom: row.goneFrom?.toISOString() ?? null,
    campaigns: booked ?? { count: 0, first: null },
  };
}

export async function listDifferences(
  db: Queryable,
  filter: DifferenceFilter,
  page: { page: number; pageSize: number },
  origin: string,
) {
  const rows = await findDifferences(db, filter, page);
  const bookings = await findBookings(
    db,
    rows.flatMap(({ difference: { boardId } }) => boardId ?? []),
  );
  const publishers = new Map<string, z.input<typeof contract.listDifferences.reply>['publishers'][number]>();
  const keys = new Set(rows.map(({ difference }) => difference.publisherNameKey));
  for (const { publisherName, state, n } of await countMatching(db, filter, [...keys])) {
    const of = publishers.get(publisherName) ?? { publisher_name: publisherName, new: 0, changed: 0, gone: 0, back: 0 };
    publishers.set(publisherName, { ...of, [state]: n });
  }
  return {
    publishers: [...publishers.values()],
    differences: rows.map((row) => asDifference(row, bookings.get(row.difference.boardId ?? ''), origin)),
    totalDifferences: await countDifferences(db, filter),
  };
}

export async function listIds(db: Queryable, filter: DifferenceFilter) {
  return {
    differences: await findDifferenceIds(db, filter, idListLimit),
    totalDifferences: await countDifferences(db, filter),
  };
}

/**
 * The open differences and the last checks. Call it in one snapshot, so that a check that ends meanwhile is in both or
 * in neither.
 */
export async function summarise(
  db: Queryable,
  visible: Scope,
  nextCheckAt: Date | null,
): Promise<contract.InventorySummary> {
  const none = { new: 0, changed: 0, gone: 0, back: 0, ignored: 0 };
  const counts = { ...none };
  const publishers = new Map<string, typeof none & { publisher_name: string }>();
  for (const { publisherName, state, isIgnored, n } of await countByPublisher(db, visible)) {
    const of = publishers.get(publisherName) ?? { ...none, publisher_name: publisherName };
    const key = isIgnored ? 'ignored' : state;
    of[key] += n;
    counts[key] += n;
    publishers.set(publisherName, of);
  }
  const facets = await findFacets(db, visible);
  const running = await findRunning(db);
  const lastDone = await findLast(db, 'done');
  const lastFailed = await findLast(db, 'failed', lastDone?.startedAt);
  const orNull = (row: CheckRow | undefined) => (row === undefined ? null : asCheck(row));
  return {
    counts,
    publishers: [...publishers.values()],
    countries: facets.countries,
    fields: facets.fields as ImportField[], // fields are written with names of the contract alone
    running: orNull(running),
    lastDone: orNull(lastDone),
    lastFailed: orNull(lastFailed),
    nextCheckAt: nextCheckAt?.toISOString() ?? null,
  };
}
