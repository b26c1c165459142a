import { grouped } from './grouped';

export const failureMessages = {
  takingYouHome: 'Something went wrong. Taking you back home.',
  server: 'Something went wrong. Try refreshing the page after some time.',
  forbidden: "Hmm. It appears that you're not allowed to view this page. Try going back home.",
  offline: 'The server cannot be reached. Trying again...',
  backOnline: 'Connected again.',
  pageBroke: 'This page broke.',
  pageBrokeHint: 'What you typed is kept. Try again, or go back to the Admin Dash.',
  pageOutdated: 'A newer version of the console is here. It is being loaded.',
  fetchBoards: 'Failed to fetch boards',
  fetchCampaigns: 'Failed to fetch campaigns',
  fetchOrganisation: 'Failed to fetch organisation details',
  tryAgain: 'Try again',
  request: (id: string) => `Request ${id}`,
  partMissing: 'A part of this page could not be loaded.',
  couldNotLoad: (what: string) => `${what} could not be loaded.`,
} as const;

export const confirmMessages = {
  keep: "No, I'll keep it.",
  sure: "Yes, I'm sure.",
} as const;

export const listMessages = {
  clearFilters: 'Clear filters',
  clearSearch: 'Clear search',
  selectAll: (count: number) => `Select all ${grouped(count)} that match`,
  selectPage: 'Select all on this page',
  selectRow: (name: string) => `Select ${name}`,
  clearSelection: 'Clear selection',
  bulkActions: 'Bulk actions',
  selected: (count: number) => `${grouped(count)} selected`,
  range: (first: number, last: number, total: number) => `${grouped(first)}–${grouped(last)} of ${grouped(total)}`,
  sortedBy: (column: string, descending: boolean) => `Sorted by ${column}, ${descending ? 'descending' : 'ascending'}`,
  partLoading: 'Loading...',
  loading: (what: string) => `Loading ${what}`,
  noMatch: 'Nothing matches these filters.',
  progress: (done: number, total: number) => `${grouped(done)} of ${grouped(total)}`,
  stop: 'Stop',
  stopping: 'Stopping...',
  doneCount: (count: number) => `${String(count)} done`,
  failedCount: (count: number) => `${String(count)} failed`,
  notRunCount: (count: number) => `${String(count)} not run`,
  retryFailed: 'Retry failed',
  close: 'Close',
} as const;

export const formMessages = {
  save: 'Save',
  saving: 'Saving...',
  cancel: 'Cancel',
  required: (what: string) => `${what} is required`,
  badEmail: 'This is not an e-mail address',
  stale: (who: string) => `${who} saved this in the meantime. What you typed is still here: check it and save again.`,
  saveChanges: 'Save Changes',
  savedWord: 'Saved!',
} as const;

export const nounMessages = {
  boards: 'Boards',
  campaigns: 'Campaigns',
  adsAndFiles: 'Ads & Files',
  adminDash: 'Admin Dash',
  users: 'Users',
  organisations: 'Organisations',
  organisation: 'Organisation',
  organisationBoards: 'Boards of the organisation',
  organisationCampaigns: 'Campaigns of the organisation',
  everywhere: 'Everywhere',
} as const;

export const stateMessages = {
  active: 'Active',
  paused: 'Paused',
  status: 'Status',
  notSet: 'Not set',
  noBudget: 'No budget',
} as const;
