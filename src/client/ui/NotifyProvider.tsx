import type { ReactNode } from 'react';
import { later } from './later';

const NoticeBoard = later<object>(async () => (await import('./NoticeBoard')).NoticeBoard);

/** Where `notify` speaks. Mounted once, by `ThemeProvider`; what is said before the board is there waits for it. */
export function NotifyProvider({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <NoticeBoard />
    </>
  );
}
