import { counted, grouped } from '../ui/format/grouped';
import type { Conflict } from './review/decision';

export const homeMessages = {
  trend: 'Artworks waiting over the last 30 days',
  trendChange: (change: number, days: number) =>
    change === 0
      ? `the same as ${String(days)} days ago`
      : `${String(Math.abs(change))} ${change > 0 ? 'more' : 'fewer'} than ${String(days)} days ago`,
  trendLink: (change: number, days: number): string => `Insights: ${homeMessages.trendChange(change, days)}`,
  greeting: (name: string | undefined) => (name ? `Hey ${name}.` : 'Hey you.'),
  disclaimerTitle: 'Before you start',
  disclaimerDone: 'I understand',
} as const;

/** How an artwork of a list fits the booked boards. */
export const fitCountMessages = {
  fitsAll: (boards: number): string => (boards === 1 ? 'Fits the one board' : `Fits all ${grouped(boards)} boards`),
  doNotFit: (failing: number): string =>
    failing === 1 ? '1 board does not fit' : `${grouped(failing)} boards do not fit`,
} as const;

export const artworkMessages = {
  latest: 'LATEST ARTWORKS',
  approvedList: 'APPROVED ARTWORKS',
  disapprovedList: 'DISAPPROVED ARTWORKS',
  empty: 'There are no files to show.',
  waitingOnly: 'Waiting only',
  decidedOn: 'Decided',
  platform: 'Platform',
  decidedBy: (name: string) => `Decided by ${name}`,
  rejectedFor: (reason: string) => `Rejected for: ${reason}`,
  queuedOn: 'Queued',
  inCampaign: 'Is in campaign',
  approvedOnly: 'Approved only',
  rejectedOnly: 'Rejected only',
  hasExternalId: 'Has external id',
  noExternalId: 'No external id',
  approve: 'Approve',
  approveSomeDoNotFit: (boards: number) => `Approve. ${fitCountMessages.doNotFit(boards)}`,
  approveNoneFits: 'Approve. No board fits',
  disapprove: 'Disapprove',
  approveQuestion: 'Approve this artwork?',
  disapproveQuestion: 'Disapprove this artwork?',
  whatIsApproved: 'What is approved',
  yesApprove: 'Yes, approve',
  cancel: 'Cancel',
  review: 'Review',
  undo: 'Undo',
  markAsRead: 'Mark as read',
  markAsUnread: 'Mark as unread',
  moreActionsFor: (name: string) => `More actions for ${name}`,
  moreActions: 'More actions',
  approveSelected: 'Approve Selected',
  disapproveSelected: 'Disapprove Selected',
  deleteSelected: 'Delete Selected',
  notSet: 'NOT SET',
  reason: 'Reason',
  you: 'You',
  reasonPlaceholder: 'Type in your reason for disapproval (required)',
  savedDecision: 'Successfully saved message to file.',
  toggledRead: 'Successfully toggled file read status.',
  toggleFailed: 'Failed to toggle file read status.',
  saveFailedTitle: 'Failed to save file.',
  saveFailed: (error: string) => `Couldn't save the file. Please refresh and try again. Error: ${error}`,
  removed: 'Removed your files! Refresh the page if nothing has happened.',
  submissionFailed: 'SSP submission failed',
  submissionRetry: 'Retry',
  sendAgain: 'Send again',
  otherCategories: 'with other categories',
  verdictsFailing: (since: string) => `Verdicts cannot be read since ${since}.`,
  verdictsUnreadable: (records: number) =>
    records === 1
      ? '1 record of the platform could not be read.'
      : `${grouped(records)} records of the platform could not be read.`,
} as const;

/** The order of the queue in review mode. */
export const orderMessages = {
  order: 'Order',
  need: 'By need',
  newest: 'Newest first',
  oldest: 'Oldest first',
  name: 'By name',
  list: 'As in the list',
} as const;

/**
 * The consequences of an approval: 'It will show on 11 of 14 boards and goes to the platform in 10 seconds, with the 2
 * ads that use it.'
 */
export const approvalMessages = {
  willShowOn: 'It will show on',
  shown: (fitting: number, all: number): string => {
    if (fitting < all) return `${grouped(fitting)} of ${grouped(all)} boards`;
    return all === 1 ? 'the one board booked' : `all ${grouped(all)} boards booked`;
  },
  shownNowhere: (all: number): string => {
    if (all === 0) return 'No board is booked for it yet.';
    return all === 1 ? 'The one board booked does not fit.' : `None of the ${grouped(all)} boards booked fits.`;
  },
  goes: (ads: number, platform: string, as = ''): string =>
    `goes to ${platform} in 10 seconds${as === '' ? '' : ` as ${as}`}, with the ${counted(ads, 'ad')} that ${ads === 1 ? 'uses' : 'use'} it.`,
  staysHere: (platform: string): string => `No ad uses it, so it does not go to ${platform} yet.`,
  isThere: (platform: string): string =>
    `It has a submission to ${platform} already and is not sent again. If its categories change, 'Send again' tells it.`,
  /** Used while it is unknown whether ads use it. */
  mayGo: (platform: string): string => `If ads use it, it then goes to ${platform}.`,
  waiting: (campaigns: number): string =>
    `${counted(campaigns, 'campaign')} ${campaigns === 1 ? 'is' : 'are'} waiting for it.`,
  isDecided: (campaigns: number): string =>
    `${counted(campaigns, 'campaign')} no longer ${campaigns === 1 ? 'waits' : 'wait'} for it.`,
  doNotFit: (boards: number): string => `${fitCountMessages.doNotFit(boards)} and will not show it`,
  more: (boards: number): string => `and ${counted(boards, 'more board')}`,
} as const;

const decidedBefore = (approved: number, asApproved: string, rejected: number, asRejected: string): string =>
  [[approved, asApproved] as const, [rejected, asRejected] as const]
    .filter(([count]) => count > 0)
    .map(([count, state]) => `${grouped(count)} of them ${count === 1 ? 'is' : 'are'} ${state}.`)
    .join(' ');

/** Before and after an act on several artworks. */
export const fileTouchMessages = {
  question: {
    approve: (count: number) => `Approve ${counted(count, 'artwork')}?`,
    disapprove: (count: number) => `Disapprove ${counted(count, 'artwork')}?`,
    delete: (count: number) => `Delete ${counted(count, 'artwork')}? It cannot be undone.`,
  },
  approveLead: (platform: string, count: number) =>
    `${count === 1 ? 'If an ad uses it, it goes' : 'Those that ads use go'} to ${platform} in 10 seconds.`,
  deleteLead: (count: number) =>
    count === 1 ? 'It leaves every list, and campaigns lose it.' : 'They leave every list, and campaigns lose them.',
  oneReason: 'Each gets the same reason.',
  names: (names: readonly string[], more: number) =>
    `${names.join(', ')}${more > 0 ? ` and ${grouped(more)} more` : ''}`,
  decided: {
    approve: (approved: number, rejected: number) =>
      decidedBefore(approved, 'approved already', rejected, 'disapproved: the old reason goes'),
    disapprove: (approved: number, rejected: number) =>
      decidedBefore(approved, 'approved', rejected, 'disapproved already: the new reason replaces the old'),
  },
  approve: (count: number, failing: number) =>
    `Approve ${grouped(count)}${failing === 0 ? '' : `. ${fitCountMessages.doNotFit(failing)}`}`,
  totals: {
    boards: (count: number) => (count === 1 ? 'board booked' : 'boards booked'),
    failing: (count: number) => (count === 1 ? 'does not fit' : 'do not fit'),
    submitted: (count: number) => (count === 1 ? 'ad is submitted' : 'ads are submitted'),
    ads: (count: number) => (count === 1 ? 'ad uses them' : 'ads use them'),
    campaigns: (count: number) => (count === 1 ? 'campaign uses them' : 'campaigns use them'),
    running: 'of them run now',
  },
  failingOf: (failing: number, all: number) =>
    `${grouped(failing)} of ${counted(all, 'board')} ${failing === 1 ? 'does' : 'do'} not fit`,
  running: (count: number) => `${counted(count, 'campaign')} ${count === 1 ? 'runs' : 'run'} now`,
  campaigns: (count: number) => counted(count, 'campaign'),
  notUsed: 'Not used',
  uses: (ads: number, campaigns: number, running: number) =>
    `${counted(ads, 'ad')} · ${counted(campaigns, 'campaign')}${running === 0 ? '' : `, ${grouped(running)} ${running === 1 ? 'runs' : 'run'} now`}`,
  shows: (boards: number, ads: number) => `${counted(boards, 'board')} · ${counted(ads, 'ad')}`,
  boardsFailed: 'The boards could not be loaded.',
  done: {
    approve: (count: number) => `${counted(count, 'artwork')} approved`,
    disapprove: (count: number) => `${counted(count, 'artwork')} disapproved`,
    read: (count: number) => `${counted(count, 'artwork')} marked as read`,
    unread: (count: number) => `${counted(count, 'artwork')} marked as unread`,
    delete: (count: number) => `${counted(count, 'artwork')} deleted`,
  },
} as const;

/** Decisions on several artworks at once. */
export const batchMessages = {
  undoBatch: 'Undo the decisions on the selected artworks',
  decided: (decision: 'approve' | 'disapprove', count: number) =>
    `${decision === 'approve' ? 'Approved' : 'Disapproved'} ${counted(count, 'artwork')}`,
  undone: (count: number) => `Undone. ${counted(count, 'artwork')} ${count === 1 ? 'is' : 'are'} as before.`,
  notUndone: (failed: number, all: number) => `${grouped(failed)} of ${counted(all, 'decision')} could not be undone.`,
} as const;

/** Earlier decisions on the same or a similar picture. */
export const similarMessages = {
  heading: 'Decided before',
  waitingHeading: 'Alike and waiting',
  compareWith: (name: string) => `Compare with ${name}`,
  failed: 'The earlier decisions could not be loaded.',
  identical: 'the same file',
  alike: (likeness: number) => `${String(Math.round(likeness * 100))} % alike`,
  useReason: 'Use this reason',
  compare: 'Compare',
  layout: 'Layout of the comparison',
  side: 'Side by side',
  over: 'One over the other',
  thisOne: 'This one',
  close: 'Close',
  disapproveWithReason: 'Disapprove with this reason',
  moreWaiting: (count: number) => `${grouped(count)} more of the same picture ${count === 1 ? 'is' : 'are'} waiting.`,
  approveTogether: (count: number) => `Approve the ${grouped(count)} together`,
  disapproveTogether: (count: number) => `Disapprove the ${grouped(count)} together`,
} as const;

/** What an undecided artwork holds up. */
export const needMessages = {
  waiting: (waiting: number) =>
    waiting === 0
      ? 'No artwork is waiting.'
      : `${counted(waiting, 'artwork')} ${waiting === 1 ? 'is' : 'are'} waiting.`,
  needed: (needed: number) => `${grouped(needed)} ${needed === 1 ? 'holds' : 'hold'} up live campaigns.`,
  unknown: 'Review the artworks of all organisations.',
  allUploads: 'All uploads',
  byNeed: 'Waiting, by need',
  sspFailed: 'SSP failed',
  neededBy: 'Needed by',
  noCampaign: 'No campaign',
  noLiveCampaign: 'No live campaign',
  runningNow: 'Running now',
  isRunning: 'is running now',
  startsToday: 'starts today',
  startsTomorrow: 'starts tomorrow',
  startsOn: (day: string) => `starts on ${day}`,
  holdsUp: (campaigns: number, start: string) =>
    campaigns === 1
      ? `Holds up 1 campaign, which ${start}`
      : `Holds up ${grouped(campaigns)} campaigns, the first ${start}`,
  counts: (campaigns: number, boards: number) => `${counted(campaigns, 'campaign')} · ${counted(boards, 'board')}`,
  boards: (boards: number) => counted(boards, 'board'),
  startDate: (isPast: boolean, date: string) => `${isPast ? 'started' : 'starts'} ${date}`,
  andMore: (campaigns: number) => `and ${grouped(campaigns)} more`,
} as const;

const decidedAs = { approved: 'approved', rejected: 'disapproved', notSet: 'changed' } as const;

export const conflictMessages = {
  /** 'Ana Okafor disapproved this artwork a minute ago.' `ago` is passed so that moment is not loaded at the login. */
  text: ({ by, decision, at }: Conflict, ago: (at: string) => string) =>
    `${by} ${decidedAs[decision]} this artwork${at === undefined ? '' : ` ${ago(at)}`}.`,
  keep: 'Keep that decision',
  again: 'Decide again',
} as const;
