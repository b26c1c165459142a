import { stateAfterUndo, theOther, themOrIt, type RecordAct } from '../bulk/changedBy';
import { counted, grouped } from '../ui/format/grouped';
import { campaignMessages } from './campaigns.messages';

const campaignCount = (count: number): string => counted(count, 'campaign');

/** Before and after an act on several campaigns. */
export const campaignTouchMessages = {
  acts: { pause: 'Pause', resume: 'Resume' },
  question: {
    pause: (count: number) => `Pause ${campaignCount(count)}?`,
    resume: (count: number) => `Resume ${campaignCount(count)}?`,
  },
  lead: {
    pause: (count: number) => `${count === 1 ? 'Its' : 'Their'} ads show nowhere until you resume ${themOrIt(count)}.`,
    resume: (count: number) =>
      `${count === 1 ? 'Its' : 'Their'} ads show again, where dates and config errors allow it.`,
  },
  sure: {
    pause: (count: number) => `Pause ${campaignCount(count)}`,
    resume: (count: number) => `Resume ${campaignCount(count)}`,
  },
  cancel: 'Cancel',
  /** In place of the lead, if the act leaves some of the campaigns out. */
  others: {
    delete: (left: number) => `Only ${theOther(left)} ${left === 1 ? 'is' : 'are'} deleted now.`,
    pause: (left: number) => `The ads of ${theOther(left)} show nowhere until you resume ${themOrIt(left)}.`,
    resume: (left: number) => `The ads of ${theOther(left)} show again, where dates and config errors allow it.`,
  },
  totals: {
    running: (count: number) => (count === 1 ? 'runs now' : 'run now'),
    boards: (count: number) => (count === 1 ? 'board booked' : 'boards booked'),
    artworks: (count: number) => (count === 1 ? 'artwork used' : 'artworks used'),
    ads: (count: number) => (count === 1 ? 'ad' : 'ads'),
    more: (boards: number, ads: number) => `${counted(boards, 'board')} · ${counted(ads, 'ad')}`,
  },
  working: {
    delete: campaignMessages.removing,
    pause: 'Pausing the selected campaigns...',
    resume: 'Resuming the selected campaigns...',
  },
  done: {
    delete: (count: number) => `${campaignCount(count)} deleted`,
    pause: (count: number) => `${campaignCount(count)} paused`,
    resume: (count: number) => `${campaignCount(count)} active again`,
  },
  actFailed: (details: string) => `Failed to save the campaigns. Error: ${details}`,
  undo: 'Undo the last act on the selected campaigns',
  undone: (act: RecordAct, count: number) =>
    `Undone. ${campaignCount(count)} ${count === 1 ? 'is' : 'are'} ${stateAfterUndo[act]}.`,
  notUndone: (failed: number, all: number) => `${grouped(failed)} of ${campaignCount(all)} could not be changed back.`,
} as const;
