import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import type { Database } from '../../src/server/db/connect';
import { newId } from '../../src/server/db/newId';
import {
  boards,
  campaigns,
  campaignSpend,
  fileEvents,
  files,
  organisations,
  submissions,
} from '../../src/server/db/schema/schema';
import { anArtwork } from './artworks';
import { aCampaign, someBoards } from './boards';

const day = 86_400_000;
/** Days before now, so that some lie before the range, in it, and today. */
const age = fc.double({ min: 0.001, max: 40, noNaN: true });
const organisation = fc.integer({ min: 0, max: 2 });

const act = fc.record({
  after: fc.double({ min: 0.0001, max: 9, noNaN: true }),
  kind: fc.constantFrom('approved', 'disapproved', 'undone', 'deleted'),
  reason: fc.constantFrom(
    'Too dark',
    'Price is out of date',
    'Text is too small',
    'Wrong logo',
    '50% off_',
    'Ünlesbar',
  ),
  person: fc.integer({ min: 0, max: 1 }),
});
const artwork = fc.record({
  age,
  organisation,
  purpose: fc.constantFrom('artwork' as const, 'artwork' as const, 'artwork' as const, 'board' as const),
  acts: fc.array(act, { maxLength: 4 }),
  submission: fc.option(
    fc.record({
      age,
      state: fc.constantFrom('queued' as const, 'approved' as const, 'denied' as const, 'failed' as const),
      took: fc.double({ min: 0, max: 5, noNaN: true }),
    }),
  ),
});
const board = fc.record({
  country: fc.constantFrom('Portugal', 'PORTUGAL', 'Chile', ''),
  venueType: fc.constantFrom('Airport', 'Roadside', ''),
  boardPaused: fc.boolean(),
  isDeleted: fc.boolean(),
  organisation,
});
const campaign = fc.record({
  organisation,
  start: fc.option(fc.integer({ min: -50, max: 10 })),
  end: fc.option(fc.integer({ min: -45, max: 40 })),
  daily: fc.option(fc.integer({ min: 0, max: 500_000_000 })),
  monthly: fc.option(fc.integer({ min: 0, max: 9_000_000_000 })),
  isDeleted: fc.boolean(),
  spend: fc.array(fc.record({ age, micros: fc.integer({ min: 0, max: 50_000_000 }) }), { maxLength: 8 }),
  /** What is done with the rows afterwards. */
  fate: fc.constantFrom('kept' as const, 'raised' as const, 'moved' as const, 'removed' as const),
});
/** A generated history of a marketplace, so that no number of a plot is right by chance. */
export const history = fc.record({
  artworks: fc.array(artwork, { minLength: 1, maxLength: 25 }),
  boards: fc.array(board, { maxLength: 25 }),
  campaigns: fc.array(campaign, { maxLength: 12 }),
});
export type History = typeof history extends fc.Arbitrary<infer H> ? H : never;

/** Replaces all stored data with a history. `people` and `owners`: ids that exist. */
export async function writeHistory(
  { db }: Database,
  { artworks, boards: screens, campaigns: bookings }: History,
  { people, owners }: { people: readonly string[]; owners: readonly string[] },
): Promise<void> {
  await db.delete(submissions);
  await db.delete(fileEvents);
  await db.delete(files);
  await db.delete(campaigns);
  await db.delete(boards);
  const now = Date.now();
  for (const one of artworks) await writeArtwork(db, one, owners[one.organisation], people, now);
  await someBoards(
    db,
    screens.map(({ organisation: of, ...values }) => ({ ...values, boardOwner: owners[of] ?? null })),
  );
  for (const one of bookings) await writeCampaign(db, one, owners[one.organisation], now);
  for (const [i, id] of owners.entries())
    await db
      .update(organisations)
      .set({ fundsMicros: i * 30_000_000 })
      .where(eq(organisations.id, id));
}

async function writeArtwork(
  db: Database['db'],
  { age: days, purpose, acts, submission }: History['artworks'][number],
  orgId: string | undefined,
  people: readonly string[],
  now: number,
): Promise<void> {
  const created = now - days * day;
  const state = { approved: null as boolean | null, reason: null as string | null, at: null as Date | null, by: '' };
  let deletedAt: Date | null = null;
  let before: typeof state | undefined;
  const events: { at: Date; kind: string; from: string; to: string; comment: string | null }[] = [];
  let at = created;
  for (const { after, kind, reason, person } of acts) {
    at += after * day;
    if (at >= now - 1000 || deletedAt !== null) break;
    const from = word(state.approved);
    if (kind === 'deleted') {
      deletedAt = new Date(at);
      continue;
    }
    if (kind === 'undone') {
      if (before === undefined) continue;
      Object.assign(state, before);
      before = undefined;
    } else {
      before = { ...state };
      Object.assign(state, {
        approved: kind === 'approved',
        reason: kind === 'approved' ? null : reason,
        at: new Date(at),
        by: people[person],
      });
    }
    events.push({ at: new Date(at), kind, from, to: word(state.approved), comment: state.reason });
  }
  const id = await anArtwork(db, {
    orgId: orgId ?? null,
    purpose,
    createdAt: new Date(created),
    isPreApproved: state.approved,
    approvalComment: state.reason,
    decidedAt: state.at,
    decidedBy: state.approved === null ? null : state.by,
    deletedAt,
  });
  if (events.length > 0)
    await db
      .insert(fileEvents)
      .values(events.map((event) => ({ ...event, id: newId(), fileId: id, byName: 'Somebody' })));
  if (submission === null) return;
  const queued = new Date(now - submission.age * day);
  const isVerdict = submission.state === 'approved' || submission.state === 'denied';
  await db.insert(submissions).values({
    id: newId(),
    fileId: id,
    driver: 'admgmt',
    externalId: `${id}:1`,
    state: submission.state,
    createdAt: queued,
    verdictAt: isVerdict ? new Date(queued.getTime() + submission.took * day) : null,
  });
}

const word = (approved: boolean | null): string => (approved === null ? 'not set' : approved ? 'approved' : 'rejected');

async function writeCampaign(
  db: Database['db'],
  { start, end, daily, monthly, isDeleted, spend, fate }: History['campaigns'][number],
  parentOrg: string | undefined,
  now: number,
): Promise<void> {
  const id = await aCampaign(db, {
    parentOrg: parentOrg ?? null,
    startTime: start === null ? null : new Date(now + start * day),
    endTime: end === null ? null : new Date(now + end * day),
    isDailyBudgetEnabled: daily !== null,
    dailyBudgetMicros: daily,
    isMonthlyBudgetEnabled: monthly !== null,
    monthlyBudgetMicros: monthly,
    deletedAt: isDeleted ? new Date(now) : null,
  });
  const rows = new Map(spend.map(({ age: days, micros }) => [Math.round(now - days * day), micros]));
  if (rows.size === 0) return;
  await db
    .insert(campaignSpend)
    .values([...rows].map(([at, micros]) => ({ campaignId: id, at: new Date(at), micros })));
  if (fate === 'raised')
    await db.update(campaignSpend).set({ micros: 12_345_678 }).where(eq(campaignSpend.campaignId, id));
  if (fate === 'moved')
    await db.execute(sql`update campaign_spend set at = at - interval '3 days' where campaign_id = ${id}`);
  if (fate === 'removed') await db.delete(campaignSpend).where(eq(campaignSpend.campaignId, id));
}
