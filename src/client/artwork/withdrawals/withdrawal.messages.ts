import { counted } from '../../ui/format/grouped';

export interface Platform {
  name: string;
  canWithdraw: boolean;
}
const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** Artwork that the supply-side platform has although it was disapproved or deleted. */
export const withdrawalMessages = {
  stillLive: 'Still live',
  heading: 'STILL LIVE',
  empty: 'No artwork is still live at the platform.',
  stillLiveAt: (platform: string) => `Still live at ${platform}`,
  beingWithdrawn: (platform: string) => `${capitalised(platform)} is asked to stop it`,
  /** `isLive`: it is known to be, and not only sent. */
  noteTitle: ({ name, canWithdraw }: Platform, isLive: boolean): string => {
    if (canWithdraw) return withdrawalMessages.beingWithdrawn(name);
    return isLive ? withdrawalMessages.stillLiveAt(name) : `It is, or may be, live at ${name}`;
  },
  note: ({ name, canWithdraw }: Platform, isLive: boolean, boards: number, campaigns: number) => {
    const shown =
      boards === 0
        ? 'it may go on showing'
        : `it may go on showing on ${counted(boards, 'board')} of ${counted(campaigns, 'campaign')}`;
    return canWithdraw
      ? `${isLive ? 'It is' : 'It is, or may be,'} live there. When the time to undo is over, ${name} is asked to stop it; until then ${shown}. If that fails, it goes on the list ‘Still live’.`
      : `${capitalised(name)} cannot be asked to stop it. After you disapprove, ${shown}. It stays on the list ‘Still live’ until somebody ticks it off.`;
  },
  bulkTitle: (count: number, platform: string) =>
    `${counted(count, 'artwork')} ${count === 1 ? 'is, or may be,' : 'are, or may be,'} live at ${platform}`,
  bulk: ({ name, canWithdraw }: Platform, isDelete: boolean) =>
    canWithdraw
      ? `${isDelete ? '' : 'When the time to undo is over, '}${isDelete ? capitalised(name) : name} is asked to stop what it has. What it does not stop goes on the list ‘Still live’.`
      : `${capitalised(name)} cannot be asked to stop what it has. That stays on the list ‘Still live’ until somebody ticks it off.`,
  tickOff: 'Tick off',
  tickOffName: (name: string) => `Tick off ${name}: it is stopped at the platform`,
  askAgain: 'Ask again',
  askAgainName: (name: string) => `Ask again to stop ${name}`,
  failed: 'The list could not be changed.',
} as const;
