import { Activity, useState, type ReactNode } from 'react';
import { later } from '../../ui/later';
import { LaterNote } from '../../ui/LaterNote';
import { useReviewAddress } from '../review/reviewAddress';
import type { ReviewModeProps } from './ReviewMode';

const ReviewMode = later<ReviewModeProps>(async () => (await import('./ReviewMode')).ReviewMode, {
  place: LaterNote,
  when: 'now',
});

/**
 * A page from which review mode can be opened. Behind the open dialog the page keeps its elements, so that the focus returns to
 * the opener, but runs no effects: it loads and refetches nothing.
 */
export function WithReview({ children }: { children: ReactNode }) {
  const { place } = useReviewAddress();
  const open = place !== undefined;
  const [wasOpen, setWasOpen] = useState(open);
  const [wasClosed, setWasClosed] = useState(!open);
  const [covered, setCovered] = useState(false);
  if (open && !wasOpen) setWasOpen(true);
  if (!open && !wasClosed) setWasClosed(true);
  return (
    <>
      {wasClosed && <Activity mode={open && covered ? 'hidden' : 'visible'}>{children}</Activity>}
      {wasOpen && <ReviewMode place={place} onOpenChange={setCovered} />}
    </>
  );
}
