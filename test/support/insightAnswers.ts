import * as contract from '#contract/insights';
import { answer, type StoryAnswer } from './storyAnswers';

const days = Array.from({ length: 30 }, (_, i) => new Date(Date.UTC(2026, 9, 23 + i)).toISOString().slice(0, 10));
const waiting = [
  18, 19, 21, 20, 17, 18, 22, 24, 23, 21, 20, 19, 22, 25, 27, 26, 24, 22, 21, 23, 26, 29, 31, 30, 28, 27, 29, 31, 34,
  33,
];
const hour = 3600;

/** A marketplace in October and November 2026, for the stories of the plots. */
export const insightAnswers: readonly StoryAnswer[] = [
  answer(contract.getWaiting, {
    step: 'day',
    now: 33,
    points: days.map((day, i) => ({ day, waiting: waiting[i] ?? 0 })),
  }),
  answer(contract.getDecisionTimes, {
    step: 'day',
    decisions: 260,
    median: 3.33 * hour,
    percentile95: 52 * hour,
    points: days.map((day, i) =>
      i % 9 === 4
        ? { day, decisions: 0, median: null, percentile95: null }
        : { day, decisions: 8 + (i % 5), median: (3 + (i % 4)) * hour, percentile95: (36 + ((i * 7) % 24)) * hour },
    ),
  }),
  answer(contract.getDecisions, {
    approved: 214,
    rejected: 46,
    reasons: [
      { reason: 'Logo is cut off at the edge', rejected: 14 },
      { reason: 'Price is out of date', rejected: 11 },
      { reason: 'Wrong opening hours', rejected: 9 },
      { reason: 'Date is unreadable at speed', rejected: 7 },
    ],
    otherReasons: 5,
    people: [
      { userID: 'u1', name: 'Robin Vale', approved: 130, rejected: 20 },
      { userID: 'u2', name: 'Ana Okafor', approved: 84, rejected: 26 },
    ],
    otherPeople: { approved: 0, rejected: 0 },
    organisations: [
      { orgID: 'o1', name: 'Alder & Finch', approved: 150, rejected: 30 },
      { orgID: null, name: '', approved: 64, rejected: 16 },
    ],
    otherOrganisations: { approved: 0, rejected: 0 },
  }),
  answer(contract.getSubmissionFigures, {
    total: 214,
    states: [
      { state: 'approved', submissions: 168 },
      { state: 'pending', submissions: 22 },
      { state: 'manual', submissions: 9 },
      { state: 'denied', submissions: 6 },
      { state: 'expired', submissions: 4 },
      { state: 'submitting', submissions: 3 },
      { state: 'failed', submissions: 2 },
    ],
    verdicts: 174,
    median: 26 * hour,
    percentile95: 70 * hour,
  }),
  answer(contract.getBoardFigures, {
    total: 320,
    countries: ['United Kingdom', 'Germany', 'France', 'Portugal', 'Netherlands', 'Spain', 'Chile', ''].map(
      (name, i) => ({
        name,
        boards: [62, 48, 41, 36, 31, 52, 48, 2][i] ?? 0,
      }),
    ),
    types: [
      { name: 'Roadside', boards: 200 },
      { name: 'Airport', boards: 120 },
    ],
    states: { active: 286, paused: 20, deleted: 14 },
  }),
  answer(contract.getSpend, {
    campaigns: 4,
    spent: 5631,
    planned: 7200,
    rows: [
      ['Volta launch', 4255, 5000, 2000],
      ['Oat everything', 1180, 1500, 1095],
      ['Night market Fridays', 106, 200, 100],
      ['Winter fares, Lisbon', 90, 500, 100],
    ].map(([campaignName, spent, planned, plannedSoFar], i) => ({
      campaignID: `c${String(i)}`,
      campaignName: String(campaignName),
      spent: Number(spent),
      planned: Number(planned),
      plannedSoFar: Number(plannedSoFar),
      endTime: null,
    })),
  }),
  answer(contract.getWallets, {
    wallets: 8,
    low: 2,
    rows: [
      ['Harbour Media', 9.99, 3.1, 3.2],
      ['Fern & Field', 16.6, 2.4, 6.9],
      ['Alder & Finch', 120.5, 10, 12.05],
      ['Kestrel Air', 410, 18.2, 22.5],
      ['Volta Motors', 2500, 0, null],
    ].map(([orgName, funds, spendADay, lastsDays], i) => ({
      orgID: `o${String(i)}`,
      orgName: String(orgName),
      funds: Number(funds),
      spendADay: Number(spendADay),
      lastsDays: typeof lastsDays === 'number' ? lastsDays : null,
    })),
  }),
];
