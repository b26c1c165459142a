import type { ImportField } from '#contract/imports';
import type { InventoryRule } from '#contract/inventoryRules';
import type { DifferenceState } from '#contract/inventoryWatch';
import { counted, grouped } from '../ui/format/grouped';

const boards = (count: number): string => counted(count, 'board');

const differences = (count: number, publisher?: string): string =>
  `${counted(count, 'difference')}${publisher === undefined ? '' : ` of ${publisher}`}`;

/** The label of each field of a board. */
export const fieldNames: Readonly<Record<ImportField, string>> = {
  boardname: 'Board name',
  'boardcoords.lat': 'Latitude',
  'boardcoords.long': 'Longitude',
  'boardloc.city': 'City',
  'boardloc.state': 'Region',
  'boardloc.country': 'Country',
  'boardsize.height': 'Vertical Resolution',
  'boardsize.width': 'Horizontal Resolution',
  boardminCPI: 'Minimum CPI',
  surfaceArea: 'Surface area',
  reachBoardID: "Provider's id",
  device_id: 'Device id',
  publisher_id: 'Publisher id',
  publisher_name: 'Publisher',
  opening_hours: 'Opening hours',
  screenType: 'Screen Type',
  venueType: 'Venue Type',
  adTypes: 'Ad Types',
  boardImgURL: 'Image address',
};

export const stateNames: Readonly<Record<DifferenceState | 'all' | 'ignored', string>> = {
  all: 'All differences',
  new: 'New',
  changed: 'Changed',
  gone: 'Gone',
  back: 'Back',
  ignored: 'Ignored',
};

export const inventoryMessages = {
  compared: (when: string) => `Compared with the provider ${when}.`,
  unreadable: (screens: number) =>
    `${screens === 1 ? '1 screen of the provider' : `${grouped(screens)} screens of the provider`} could not be read: neither new nor gone.`,
  passedOver: (screens: number) =>
    `${screens === 1 ? '1 screen of the provider' : `${grouped(screens)} screens of the provider`} may be missing from its list, which repeats others: no more boards count as gone.`,
  next: (when: string) => `The next check is ${when}.`,
  never: 'Not compared with the provider yet.',
  checkNow: 'Check now',
  checking: (screens: number, total: number | null) =>
    total === null ? `Checking... ${grouped(screens)}` : `Checking... ${grouped(screens)} of ${grouped(total)}`,
  cancel: 'Cancel the check',
  failed: 'The last check failed. The differences below are from the check before it.',
  states: 'States',
  differences: 'Differences',
  none: (when: string) => `No differences. Checked ${when}.`,
  notChecked: "No differences. 'Check now' compares the provider's screens with the boards.",
  search: 'Search name, city or device id',
  publisher: 'Publisher',
  country: 'Country',
  field: 'Field',
  state: 'State',
  board: 'Board',
  what: 'What is different',
  actions: 'Actions',
  ours: 'Ours',
  oursNote: (value: string, by: string, when: string, undid: boolean) =>
    `The provider says '${value}'. ${undid ? `${by} undid what a rule had taken` : `Edited by ${by}`}, ${when}`,
  take: (field: string, name: string) => `Take ${field} of ${name}`,
  missingSince: (when: string) => `Missing since ${when}`,
  inListAgain: (when: string, days: string) => `In the list again since ${when}. It was gone for ${days}`,
  bookedBy: 'Booked by',
  andMore: (count: number) =>
    count === 1
      ? 'and 1 more. Both say so among their config errors'
      : `and ${grouped(count)} more. All say so among their config errors`,
  saysSo: 'It says so among its config errors',
  empty: 'empty',
  accept: 'Accept',
  pause: 'Pause',
  resume: 'Resume',
  add: 'Add',
  ignore: 'Ignore',
  notice: 'Show again',
  actionOf: (action: string, name: string) => `${action} ${name}`,
  acceptSelected: 'Accept Selected',
  ignoreSelected: 'Ignore Selected',
  noticeSelected: 'Show Selected again',
  accepting: 'Accepting the differences...',
  accepted: (count: number) => `Accepted ${differences(count)}.`,
  acceptAll: (count: number) => `Accept all ${grouped(count)}`,
  acceptAllOf: (count: number, publisher: string) => `Accept all ${grouped(count)} of ${publisher}`,
  acceptQuestion: (count: number, publisher?: string) => `Accept ${differences(count, publisher)}?`,
  acceptCount: (count: number) => `Accept ${grouped(count)}`,
  whatIsShown: (filter: string) => `What the filter shows: ${filter}.`,
  takenOver: (fields: string) => `Taken over: ${fields}.`,
  keptFields: (count: number) =>
    `${grouped(count)} ${count === 1 ? 'field that was edited here is' : 'fields that were edited here are'} kept. They go to 'Ignored'.`,
  openFields: (count: number) =>
    `${grouped(count)} other ${count === 1 ? 'field that is not ticked stays' : 'fields that are not ticked stay'} open.`,
  doneCount: (count: number) => `${differences(count)} accepted`,
  openAgain: (count: number) => `Undone. ${differences(count)} ${count === 1 ? 'is' : 'are'} open again.`,
  notUndone: 'It could not be undone.',
  undoLast: 'Undo the last act on differences',
  noPublisher: 'No publisher',
  selectOf: (publisher: string) => `Select the differences of ${publisher}`,
  fold: (publisher: string) => `Collapse ${publisher}`,
  unfold: (publisher: string) => `Expand ${publisher}`,
  ignored: (count: number, isIgnored: boolean) =>
    `${counted(count, 'difference is', 'differences are')} ${isIgnored ? 'ignored' : 'shown again'}.`,
  ignoreAll: (count: number) => `Ignore all ${grouped(count)}`,
  ignoreAllOf: (count: number, publisher: string) => `Ignore all ${grouped(count)} of ${publisher}`,
  ignoreQuestion: (count: number, publisher: string) => `Ignore ${differences(count, publisher)}?`,
  ignoreDoes: "They stay under 'Ignored', where each can be shown again.",
  keptOurs: (count: number) =>
    `${grouped(count)} ${count === 1 ? 'field edited here is' : 'fields edited here are'} kept`,
  makeRule: 'Make a rule',
  openDifferences: (count: number) => (count === 1 ? 'difference to decide' : 'differences to decide'),
  rules: 'Rules',
  addRule: 'Add a rule',
  noRules: 'No rules. A rule always takes a field, always keeps it, or ignores new screens.',
  ruleOf: ({ action, field, venueType }: Pick<InventoryRule, 'action' | 'field' | 'venueType'>) =>
    action === 'ignoreNew'
      ? `Ignore new screens${venueType === null ? '' : ` of ${venueType}`}`
      : `${action === 'take' ? 'Always take' : 'Never take'} ${field === null ? '' : fieldNames[field].toLowerCase()}`,
  ruleScope: ({ action, publisher_name: publisher, applied }: InventoryRule, since: string) =>
    `${publisher ?? 'All publishers'}. ${
      action === 'take'
        ? `Took ${grouped(applied)} ${applied === 1 ? 'change' : 'changes'} since ${since}`
        : action === 'keep'
          ? `Kept ${grouped(applied)} at the last check`
          : `Ignored ${grouped(applied)} at the last check`
    }`,
  on: 'On',
  off: 'Off',
  removeRule: 'Remove',
  removeQuestion: (rule: string) => `Remove the rule '${rule}'?`,
  ruleRemoved: 'The rule is removed.',
  ruleAction: 'What it does',
  ruleActions: { take: 'Always take a field', keep: 'Never take a field', ignoreNew: 'Ignore new screens' },
  ruleVenue: 'Only of this venue type (optional)',
  rulePublisher: 'Only of this publisher (optional)',
  saveRule: (accepts: number) => (accepts === 0 ? 'Add rule' : `Add rule, accept ${grouped(accepts)}`),
  switchOn: (accepts: number) => `Switch on, accept ${grouped(accepts)}`,
  switchOnQuestion: (rule: string) => `Switch on '${rule}'?`,
  ruleAccepts: (count: number, kinds: string) => `It accepts ${differences(count)} now: ${kinds}.`,
  ruleLeavesOut: (count: number) =>
    `At the next check it leaves out ${differences(count)} that ${count === 1 ? 'is' : 'are'} open now.`,
  ruleTouchesNothing: 'No open difference fits this rule now.',
  ruleKeeps: (count: number) =>
    `${differences(count)} ${count === 1 ? 'stays' : 'stay'} open, because the field was edited here.`,
  ruleDone: (how: 'added' | 'on', accepted: number, isMore: boolean) =>
    `The rule is ${how}.${accepted === 0 ? '' : ` It accepted ${differences(accepted)}.`}${isMore ? ' It accepts the rest in the background.' : ''}`,
  ruleUndone: (how: 'added' | 'on', count: number) =>
    `Undone: the rule is ${how === 'added' ? 'removed' : 'off'}, and ${differences(count)} ${count === 1 ? 'is' : 'are'} open again.`,
  undoRule: 'Undo the last rule',
  ruleFailed: (reason: string) => `The rule could not be saved. Error: ${reason}`,
  history: 'History',
  noHistory: 'Nothing has happened yet.',
  audit: 'See it in the audit log',
  checked: (screens: number) => `Checked ${grouped(screens)} screens,`,
  found: (count: number) => differences(count),
  checkFailed: 'A check failed:',
  checkCancelled: 'A check was cancelled',
  took: (seconds: number) =>
    seconds < 1 ? 'took less than a second' : `took ${grouped(seconds)} ${seconds === 1 ? 'second' : 'seconds'}`,
  acceptedAt: (count: number, title: string) => `accepted ${boards(count)}${title === '' ? '' : ` at ${title}`}`,
  ruleTook: (field: string, count: number) => `A rule took the ${field.toLowerCase()} of ${boards(count)}`,
  undo: 'Undo',
  undoOf: (what: string) => `Undo: ${what}`,
  undone: (by: string, isRule: boolean) => `Undone by ${by}${isRule ? ': what the rule accepted' : ''}`,
  undoQuestion: 'Undo this?',
  undoDoes:
    'Boards that were created are deleted. Changed fields get their old values back, unless somebody has changed them since. The differences are open again.',
  undoFailed: (reason: string) => `It could not be undone. Error: ${reason}`,
  startFailed: (reason: string) => `The check could not be started. Error: ${reason}`,
  couldNot: (reason: string) => `The differences could not be saved. Error: ${reason}`,
} as const;
