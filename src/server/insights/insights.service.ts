import { lowDays } from '#contract/insights';
import type { Queryable } from '../db/connect';
import { inSnapshot } from '../db/transaction';
import { required } from '../http/failure';
import type { Services } from '../start/services';
import { findDecisions, findDecisionTimes, type DecisionLine } from './decisions.queries';
import { chooseStep, listSteps, type Ownership, type Range } from './range';
import { findCampaignSpend, findSpend, findWallets } from './spend.queries';
import { findSubmissionFigures } from './submissions.queries';
import { countWaiting, findQueueChanges } from './waiting.queries';

/** The most countries and types that are listed; types come from imports, so their number is unlimited. */
const maxBoardRows = 250;

/**
 * The number of waiting artworks at the end of each step: the number now, minus the changes since. Read in one
 * snapshot, so that both are consistent.
 */
export async function waitingOver(db: Queryable, range: Range) {
  const { now, changes } = await inSnapshot(db, async (tx) => ({
    now: await countWaiting(tx, range),
    changes: await findQueueChanges(tx, range),
  }));
  const days = listSteps(range, Date.now());
  let waiting = now;
  for (const [step, change] of changes) if (step >= days.length) waiting -= change;
  const points = days
    .map((day, step) => ({ day, step }))
    .toReversed()
    .map(({ day, step }) => {
      const point = { day, waiting };
      waiting -= changes.get(step) ?? 0;
      return point;
    });
  return { step: chooseStep(range), now, points: points.toReversed() };
}

export async function decisionTimes(db: Queryable, range: Range) {
  const found = await findDecisionTimes(db, range);
  const none = { decisions: 0, median: null, percentile95: null };
  const { step: _, ...whole } = found.find(({ step }) => step === null) ?? { ...none, step: null };
  const bySteps = new Map(found.map(({ step, ...times }) => [step, times]));
  return {
    step: chooseStep(range),
    ...whole,
    points: listSteps(range, Date.now()).map((day, step) => ({ day, ...(bySteps.get(step) ?? none) })),
  };
}

export async function decisions(db: Queryable, range: Range) {
  const lines = await findDecisions(db, range);
  const of = (by: DecisionLine['by']): DecisionLine[] => lines.filter((line) => line.by === by);
  const all = of('all')[0] ?? { approved: 0, rejected: 0 };
  const rest = (named: readonly DecisionLine[]) => ({
    approved: all.approved - sum(named, 'approved'),
    rejected: all.rejected - sum(named, 'rejected'),
  });
  return {
    approved: all.approved,
    rejected: all.rejected,
    reasons: of('reason').map(({ key, rejected }) => ({ reason: key ?? '', rejected })),
    otherReasons: rest(of('reason')).rejected,
    people: of('person').map((line) => ({ userID: line.key, ...named(line) })),
    otherPeople: rest(of('person')),
    organisations: of('organisation').map((line) => ({ orgID: line.key, ...named(line) })),
    otherOrganisations: rest(of('organisation')),
  };
}

const named = ({ name, approved, rejected }: DecisionLine) => ({ name: name ?? '', approved, rejected });

const sum = (lines: readonly DecisionLine[], what: 'approved' | 'rejected'): number =>
  lines.reduce((total, line) => total + line[what], 0);

export async function submissionFigures(db: Queryable, range: Range) {
  const found = await findSubmissionFigures(db, range);
  const all = found.find(({ state }) => state === null);
  return {
    total: all?.submissions ?? 0,
    states: found
      .flatMap(({ state, submissions }) => (state === null ? [] : [{ state, submissions }]))
      .sort((a, b) => b.submissions - a.submissions || (a.state < b.state ? -1 : 1)),
    verdicts: all?.verdicts ?? 0,
    median: all?.median ?? null,
    percentile95: all?.percentile95 ?? null,
  };
}

export async function boardFigures({ boardFinder }: Pick<Services, 'boardFinder'>, { orgID, visible }: Ownership) {
  const { countries, types, ...rest } = await boardFinder.tallies({
    orgID,
    owners: visible === 'all' ? undefined : visible,
  });
  return { ...rest, countries: countries.slice(0, maxBoardRows), types: types.slice(0, maxBoardRows) };
}

export const spendAgainstPlan = findSpend;

export const wallets = (db: Queryable, belonging: Ownership) => findWallets(db, belonging, lowDays);

/** @throws Failure `campaign.not_found` */
export const campaignSpend = async (db: Queryable, id: string) =>
  required(await findCampaignSpend(db, id), 'campaign.not_found');
