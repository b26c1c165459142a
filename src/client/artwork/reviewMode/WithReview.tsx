import { Activity, useState, type ReactNode } from 'react';
import { LazyFallback } from '../../ui/feedback/LazyFallback';
import { lazyWithRetry } from '../../ui/feedback/lazyWithRetry';
import { useReviewAddress } from '../review/reviewAddress';

const ReviewMode = lazyWithRetry(async () => (await import('./ReviewMode')).ReviewMode, LazyFallback);

/**
 * A page from which review mode can be opened. While the dialog is open the page keeps its elements, so that the focus
 * can return, but runs no effects and so loads nothing.
 */
export function WithReview({ children }: { children: ReactNode }) {
  const { target } = useReviewAddress();
  const open = target !== undefined;
  const [wasOpen, setWasOpen] = useState(open);
  const [wasClosed, setWasClosed] = useState(!open);
  const [covered, setCovered] = useState(false);
  if (open && !wasOpen) setWasOpen(true);
  if (!open && !wasClosed) setWasClosed(true);
  return (
    <>
      {wasClosed && <Activity mode={open && covered ? 'hidden' : 'visible'}>{children}</Activity>}
      {wasOpen && <ReviewMode target={target} onOpenChange={setCovered} />}
    </>
  );
}
