import { grouped } from './format/grouped';

export const failureMessages = {
  thisDialog: 'This dialog',
  takingYouHome: 'Something went wrong. Taking you back home.',
  server: 'Something went wrong. Try refreshing the page after some time.',
  forbidden: "Hmm. It appears that you're not allowed to view this page. Try going back home.",
  tooMany: (seconds: number) =>
    `Too many requests. Try again in ${String(seconds)} ${seconds === 1 ? 'second' : 'seconds'}.`,
  offline: 'The server cannot be reached. Trying again...',
  backOnline: 'Connected again.',
  databaseAway: 'The database cannot be reached right now.',
  databaseAwayHint:
    'You are seeing what was loaded earlier. What you type is kept, and changes that could not be saved are saved when the database is back.',
  databaseBack: 'The database is back.',
  pageBroke: 'This page broke.',
  pageBrokeHint: 'What you typed is kept. Try again, or go back to the Admin Dash.',
  pageOutdated: 'A newer version of the console is available and is being loaded.',
  fetchBoards: 'Failed to fetch boards',
  fetchCampaigns: 'Failed to fetch campaigns',
  fetchOrganisation: 'Failed to fetch organisation details',
  tryAgain: 'Try again',
  request: (id: string) => `Request ${id}`,
  partMissing: 'A part of this page could not be loaded.',
  couldNotLoad: (what: string) => `${what} could not be loaded.`,
} as const;

export const passwordMessages = {
  title: 'Enter your password',
  subtitle: 'Enter your password again to make this change.',
  password: 'Current password',
  confirm: 'Confirm',
  confirming: 'Confirming...',
} as const;

export const confirmMessages = {
  keep: "No, I'll keep it.",
  sure: "Yes, I'm sure.",
} as const;

export const touchMessages = {
  panel: 'What this touches',
  /** The question about records that an act would not change. */
  nothing: 'Nothing to change',
  undo: 'Undo',
  mayBeUndone: (count: number, all: number) =>
    `${all === 1 ? 'It' : `${grouped(count)} of ${grouped(all)}`} may be undone: no answer came. Look at ${count === 1 ? 'its' : 'their'} state.`,
  failed: 'What this touches could not be counted',
  details: (name: string) => `Details of ${name}`,
  andMore: (count: number) => `and ${grouped(count)} more`,
} as const;

export const listMessages = {
  clearFilters: 'Clear filters',
  onlyFirst: (noun: string, count: number, total: number) =>
    `Selected the first ${grouped(count)} of ${grouped(total)} ${noun}. Filter the list to reach the others.`,
  filters: 'Filters',
  clearSearch: 'Clear search',
  atMost: (characters: number) => `At most ${grouped(characters)} characters`,
  selectAll: (count: number) => `Select all ${grouped(count)} that match`,
  selectPage: 'Select all on this page',
  selectRow: (name: string) => `Select ${name}`,
  clearSelection: 'Clear selection',
  bulkActions: 'Bulk actions',
  selected: (count: number) => `${grouped(count)} selected`,
  outOfSight: (count: number, all: number) =>
    count === all ? 'none of them in sight' : `${grouped(count)} of them out of sight`,
  showThem: 'Show them',
  untick: (name: string) => `Take ${name} out of the selection`,
  range: (first: number, last: number, total: number) => `${grouped(first)}–${grouped(last)} of ${grouped(total)}`,
  sortedBy: (column: string, descending: boolean) => `Sorted by ${column}, ${descending ? 'descending' : 'ascending'}`,
  partLoading: 'Loading...',
  loading: (what: string) => `Loading ${what}`,
  noMatch: 'Nothing matches these filters.',
  searched: 'Search',
  since: (day: string) => `${day} or later`,
  until: (day: string) => `${day} or earlier`,
  progress: (done: number, total: number) => `${grouped(done)} of ${grouped(total)}`,
  stop: 'Stop',
  stopping: 'Stopping...',
  failedCount: (count: number) => `${grouped(count)} failed`,
  notRunCount: (count: number) => `${grouped(count)} not run`,
  retryFailed: 'Retry failed',
  newRows: (count: number) => (count === 0 ? 'The list has changed' : `${grouped(count)} new`),
  showNewRows: 'show',
} as const;

/** Texts of the tools of every list: row height, columns, saved views and row keys. */
export const toolMessages = {
  rowHeight: 'Row height',
  comfortable: 'Comfortable rows',
  compact: 'Compact rows',
  columns: 'Columns',
  columnsOf: (list: string) => `Columns of ${list}`,
  always: 'always',
  resetColumns: 'Reset columns',
  detailsColumn: 'Details',
  viewsOf: (list: string) => `Views of ${list}`,
  all: 'All',
  saveView: 'Save view',
  saveChanges: 'Save changes to the view',
  saveAsNew: 'Save as a new view',
  renameView: 'Rename view',
  deleteView: 'Delete view',
  viewDeleted: (name: string) => `The view '${name}' was deleted.`,
  viewRestored: (name: string) => `Undone: the view '${name}' is back`,
  viewActions: 'More actions for this view',
  viewName: 'Name of the view',
  nameRequired: 'Name the view.',
  nameTaken: 'Another view already has this name. Choose a different one.',
  rowKeys: 'Row keys',
  lists: 'Lists',
  nextRow: 'Next row',
  previousRow: 'Previous row',
  tickRow: 'Tick or untick the row',
  openRow: 'Open the row',
  openRowMenu: 'Open the menu of the row',
  search: 'Search the list',
} as const;

export const noticeMessages = {
  history: 'Notifications',
  bell: (unseen: number) => (unseen === 0 ? 'Notifications' : `Notifications, ${grouped(unseen)} unread`),
  clear: 'Clear',
  noneYet: 'No notifications yet.',
} as const;

export const formMessages = {
  save: 'Save',
  saving: 'Saving...',
  cancel: 'Cancel',
  required: (what: string) => `${what} is required`,
  badEmail: 'This is not an email address',
  tooLong: (longest: number, typed: number) => `At most ${grouped(longest)} characters. These are ${grouped(typed)}.`,
  hidden: (character: string) => `Contains an invisible character (${character}). Remove it`,
  badDate: (typed: string) => `'${typed}' is not a date like 27 Dec 2026`,
  stale: (who: string) => `${who} saved this in the meantime. What you typed is still here: check it and save again.`,
  removed: (who: string) =>
    `${who} removed this in the meantime. What you typed is still here: save it to make it again.`,
  taken: (fields: readonly string[]) => `Theirs is shown now: ${fields.join(', ')}.`,
  both: (field: string, theirs: string | undefined) =>
    `You both changed ${field}${theirs === undefined ? '' : `: theirs is “${theirs}”`}.`,
  leave: { title: 'Leave without saving?', lost: 'What you typed would be lost.' },
  stay: 'Stay here',
  leaveNow: 'Leave',
  savedLater: 'This will be saved as soon as the server answers.',
  maybeSaved:
    'An earlier attempt was saved, perhaps with other values, and its answer was lost. Look at what is there before you save again.',
  notSavedYet: 'What you typed is not saved yet. Save it again.',
  justSaved: (who: string, what: string) => `${who} has just saved this ${what}.`,
  somebodyElse: 'Somebody else',
  saveChanges: 'Save Changes',
  close: 'Close',
  saved: 'Saved!',
} as const;

export const numberMessages = {
  ambiguous: (typed: string) => `'${typed}' can be read in two ways. Write it like 1250 or 1.25`,
} as const;

export const nounMessages = {
  boards: 'Boards',
  campaign: 'Campaign',
  campaigns: 'Campaigns',
  adsAndFiles: 'Ads & Files',
  adminDash: 'Admin Dash',
  users: 'Users',
  organisations: 'Organisations',
  organisation: 'Organisation',
  organisationBoards: 'Boards of the organisation',
  organisationCampaigns: 'Campaigns of the organisation',
  everywhere: 'Everywhere',
  insights: 'Insights',
  inventory: 'Inventory',
  placementRules: 'Placement rules',
  auditLog: 'Audit log',
  overview: 'Overview',
} as const;

export const stateMessages = {
  elsewhere: 'Your role does not cover this organisation.',
  onlyEverywhere: 'Only a role for all organisations allows this.',
  chooseYours: 'Choose an organisation that your role covers.',
  onlyOwnActs: 'Your role covers only some organisations, so you can undo only what you did yourself.',
  readOnly: 'You can view this record, but not change it.',
  active: 'Active',
  paused: 'Paused',
  status: 'Status',
  notSet: 'Not set',
  noBudget: 'No budget',
} as const;

export const mergeMessages = {
  name: 'Changed by somebody else',
  field: 'Field',
  yours: 'Yours',
  theirs: 'Theirs',
  sideOf: (field: string, side: 'mine' | 'theirs') => `${field}, ${side === 'mine' ? 'yours' : 'theirs'}:`,
  takeTheirs: 'Use theirs, discard mine',
  save: 'Save the chosen values',
} as const;
