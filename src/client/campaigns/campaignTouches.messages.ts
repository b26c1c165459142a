import { theOther, themOrIt } from '../bulk/changedBy';
import { counted } from '../ui/format/grouped';

/** Before and after an act on several campaigns. */
export const campaignTouchMessages = {
  acts: { pause: 'Pause', resume: 'Resume' },
  lead: {
    pause: (count: number) => `${count === 1 ? 'Its' : 'Their'} ads show nowhere until you resume ${themOrIt(count)}.`,
    resume: (count: number) =>
      `${count === 1 ? 'Its' : 'Their'} ads show again, where dates and config errors allow it.`,
  },
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
} as const;
