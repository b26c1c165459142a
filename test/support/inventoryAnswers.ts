import type { InventoryRule } from '#contract/inventoryRules';
import * as rules from '#contract/inventoryRules';
import * as contract from '#contract/inventoryWatch';
import type { InventoryCheck, InventoryDifference, InventorySummary } from '#contract/inventoryWatch';
import { answer } from './storyAnswers';

const none = { new: 0, changed: 0, gone: 0, back: 0 };

export const aCheck = (given: Partial<InventoryCheck> = {}): InventoryCheck => ({
  _id: 'check-1',
  state: 'done',
  startedAt: '2026-11-21T08:00:00.000Z',
  endedAt: '2026-11-21T08:00:14.000Z',
  by: 'Robin Vale',
  screens: 1130,
  total: 1130,
  found: { new: 12, changed: 21, gone: 5, back: 3 },
  error: null,
  ...given,
});

export const aSummary = (given: Partial<InventorySummary> = {}): InventorySummary => ({
  counts: { new: 1, changed: 2, gone: 1, back: 1, ignored: 9 },
  publishers: [
    { ...none, publisher_name: 'Citylight DOOH', new: 1, changed: 1, gone: 1, ignored: 9 },
    { ...none, publisher_name: 'Harbour Mall Media', changed: 1, back: 1, ignored: 0 },
  ],
  countries: ['Australia', 'Portugal', 'United Kingdom'],
  fields: ['boardname', 'opening_hours', 'boardsize.width'],
  running: null,
  lastDone: aCheck(),
  lastFailed: null,
  nextCheckAt: '2026-11-22T03:00:00.000Z',
  ...given,
});

export const aDifferenceRow = (given: Partial<InventoryDifference> = {}): InventoryDifference => ({
  _id: 'd-1',
  state: 'changed',
  isIgnored: false,
  boardID: 'b-1',
  name: 'Tagus Riverside Bulletin',
  city: 'Lisbon',
  country: 'Portugal',
  device_id: 'broadsign.com:1',
  publisher_name: 'Citylight DOOH',
  imageURL: null,
  boardPaused: false,
  fields: [
    { field: 'opening_hours', from: '06:00 to 23:00', to: '06:00 to 00:00', ours: null },
    {
      field: 'boardname',
      from: 'Tagus Riverside Bulletin',
      to: 'LIS-RIV-BUL-01',
      ours: { by: 'Robin Vale', at: '2026-11-14T10:00:00.000Z' },
    },
  ],
  facts: null,
  since: '2026-11-20T08:00:00.000Z',
  goneFrom: null,
  campaigns: { count: 0, first: null },
  ...given,
});

export const someDifferences: InventoryDifference[] = [
  aDifferenceRow(),
  aDifferenceRow({
    _id: 'd-2',
    state: 'new',
    boardID: null,
    name: 'Alfama Totem 3',
    fields: [],
    facts: {
      width: 1080,
      height: 1920,
      screenType: 'Urban Panels',
      venueType: 'Street Furniture',
      opening_hours: '06:00 to 23:00',
    },
  }),
  aDifferenceRow({
    _id: 'd-3',
    state: 'gone',
    boardID: 'b-3',
    name: 'Oxford Circus Exit 3',
    city: 'London',
    country: 'United Kingdom',
    fields: [],
    campaigns: { count: 2, first: { _id: 'c-1', campaignName: 'Winter on the river' } },
  }),
  aDifferenceRow({
    _id: 'd-4',
    state: 'back',
    boardID: 'b-4',
    name: 'Harbour Mall, Lift Lobby',
    city: 'Sydney',
    country: 'Australia',
    publisher_name: 'Harbour Mall Media',
    boardPaused: true,
    fields: [],
    goneFrom: '2026-11-14T08:00:00.000Z',
  }),
];

const aRule = (given: Partial<InventoryRule>): InventoryRule => ({
  _id: 'r-1',
  action: 'take',
  field: 'opening_hours',
  publisher_name: null,
  venueType: null,
  isOn: true,
  applied: 214,
  by: 'Robin Vale',
  at: '2026-11-02T08:00:00.000Z',
  ...given,
});

const act = {
  at: '2026-11-20T09:00:00.000Z',
  by: 'Robin Vale',
  check: null,
  title: '',
  boards: 0,
  undoneAt: null,
  undoneBy: null,
};

/** The count in the sidebar. */
export const sidebarAnswer = answer(contract.listDifferences, {
  differences: [],
  totalDifferences: 41,
  publishers: [],
});

/** Replies for every call of `/inventory`. */
export const inventoryAnswers = [
  answer(contract.getInventorySummary, aSummary()),
  answer(contract.listDifferences, {
    differences: someDifferences,
    totalDifferences: 4,
    publishers: aSummary().publishers,
  }),
  answer(contract.countDifferenceTouches, {
    counts: { new: 168, changed: 31, gone: 4, back: 2 },
    fields: [
      { field: 'opening_hours', count: 24 },
      { field: 'screenType', count: 9 },
    ],
    kept: 7,
    open: 2,
    gone: { campaigns: 3, running: 1, paused: [], emptied: [], boards: [] },
  }),
  answer(contract.listDifferenceIds, { differences: [{ _id: 'd-1', name: 'Tagus' }], totalDifferences: 1 }),
  answer(rules.countInventoryRuleTouches, { counts: { ...none, changed: 24 }, kept: 3 }),
  answer(rules.listInventoryRules, {
    rules: [
      aRule({}),
      aRule({ _id: 'r-2', action: 'keep', field: 'boardname', publisher_name: 'Citylight DOOH', applied: 38 }),
      aRule({ _id: 'r-3', action: 'ignoreNew', field: null, venueType: 'Fuel/Gas Station', isOn: false, applied: 9 }),
    ],
  }),
  answer(contract.listInventoryHistory, {
    events: [
      { ...act, _id: 'check-1', kind: 'check', check: aCheck() },
      { ...act, _id: 'act-1', kind: 'accepted', title: 'Citylight DOOH', boards: 12 },
      { ...act, _id: 'act-2', kind: 'rule', by: 'Marquee', title: 'opening_hours', boards: 31 },
      { ...act, _id: 'act-3', kind: 'accepted', title: 'Nordlys', boards: 1, undoneAt: act.at, undoneBy: 'Ana Okafor' },
    ],
    totalEvents: 4,
  }),
];
