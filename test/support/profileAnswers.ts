import type { z } from 'zod';
import { confirmSecondFactor, removeSecondFactor, startSecondFactor } from '#contract/secondFactor';
import { changePassword, endSession, getMe, listSessions, modifyUser, type SessionRow } from '#contract/session';
import { aUserReply, marketplaceAnswers, me } from './marketplace';
import { answer, type StoryAnswer } from './storyAnswers';

/** The signed-in administrator, with a second factor and a few recent pages. */
export const robin: z.input<typeof getMe.reply> = {
  ...me,
  recentPages: ['/boards', '/home', '/campaign/c1'],
  hasSecondFactor: true,
};

export const anotherSession: SessionRow = {
  _id: 's2',
  current: false,
  createdAt: '2026-11-18T09:00:00.000Z',
  lastSeen: '2026-11-20T17:30:00.000Z',
  address: '192.0.2.17',
  userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/143.0 Safari/537.36 Edg/143.0',
};

/** Replies for every call of the profile, as from a working server. */
export const profileAnswers: readonly StoryAnswer[] = [
  answer(getMe, robin),
  answer(listSessions, {
    sessions: [
      anotherSession,
      {
        ...anotherSession,
        _id: 's1',
        current: true,
        userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/143.0 Safari/537.36',
      },
    ],
  }),
  answer(endSession, { message: 'Ended.' }),
  answer(modifyUser, { user: aUserReply(), message: 'Saved.' }),
  answer(changePassword, { message: 'Your password is changed.' }),
  answer(startSecondFactor, {
    secret: 'JBSWY3DPEHPK3PXP',
    uri: 'otpauth://totp/Marquee:admin@example.com?secret=JBSWY3DPEHPK3PXP',
  }),
  answer(confirmSecondFactor, { recoveryCodes: ['7f3k-29xm', 'q8vd-44zt', 'b6hn-10ws'] }),
  answer(removeSecondFactor, { message: 'Off.' }),
  ...marketplaceAnswers,
];
