import { inArray } from 'drizzle-orm';
import type { Change, ChangeKind } from '#contract/events';
import { changeKinds } from '#contract/events';
import type { Queryable } from '../db/connect';
import type { FeedPosition } from './cursor.rules';
import { boards, campaigns, changes, files } from '../db/schema/schema';
import { readFeed } from './feed.queries';

/** A console that missed more entries than this reads everything again. */
const maxEntries = 5_000;

/** What was written since `position`; undefined if that cannot be said, or is too much. */
export async function readChanges(
  db: Queryable,
  position: FeedPosition,
): Promise<{ position: FeedPosition; changes: Change[] } | undefined> {
  const read = await readFeed(db, changes, position, maxEntries);
  return read && { position: read.position, changes: merged(read.entries) };
}

/** With more ids of one kind than this, no ids are listed. */
const maxIds = 200;

/** Merges the entries into one change for each kind, in the order of their first entry. */
function merged(entries: readonly { kind: string; ids: readonly string[] }[]): Change[] {
  const byKind = new Map<ChangeKind, Set<string> | 'many'>();
  for (const { kind: written, ids } of entries) {
    const kind = changeKinds.find((known) => known === written);
    if (kind === undefined) continue;
    const known = byKind.get(kind) ?? new Set<string>();
    if (known === 'many' || ids.length === 0 || known.size + ids.length > maxIds) byKind.set(kind, 'many');
    else byKind.set(kind, new Set([...known, ...ids]));
  }
  return [...byKind].map(([kind, ids]) => ({ kind, ids: ids === 'many' ? [] : [...ids] }));
}

/** The organisation of each record that a batch names; null for records without one. */
export async function findOrganisations(
  db: Queryable,
  batch: readonly Change[],
): Promise<Map<ChangeKind, Map<string, string | null>>> {
  const found = new Map<ChangeKind, Map<string, string | null>>();
  for (const { kind, ids } of batch) {
    if (ids.length > 0) found.set(kind, new Map(await findOwners(db, kind, ids)));
  }
  return found;
}

async function findOwners(db: Queryable, kind: ChangeKind, ids: string[]): Promise<[string, string | null][]> {
  if (kind === 'organisation') return ids.map((id) => [id, id]);
  const rows =
    kind === 'campaign'
      ? await db
          .select({ id: campaigns.id, org: campaigns.parentOrg })
          .from(campaigns)
          .where(inArray(campaigns.id, ids))
      : kind === 'board'
        ? await db.select({ id: boards.id, org: boards.boardOwner }).from(boards).where(inArray(boards.id, ids))
        : await db.select({ id: files.id, org: files.orgId }).from(files).where(inArray(files.id, ids));
  return rows.map(({ id, org }) => [id, org]);
}
