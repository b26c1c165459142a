import type { ReactNode } from 'react';
import { later } from '../../ui/later';
import { LaterNote } from '../../ui/LaterNote';
import { useReviewAddress, type ReviewPlace } from '../review/reviewAddress';

const ReviewMode = later<{ place: ReviewPlace }>(async () => (await import('./ReviewMode')).ReviewMode, {
  place: LaterNote,
  when: 'now',
});

/**
 * A page from which review mode can be opened. While it is open the page itself is not drawn, so that nothing behind it loads
 * or refetches; what the page showed is in the address.
 */
export function WithReview({ children }: { children: ReactNode }) {
  const { place } = useReviewAddress();
  return place ? <ReviewMode key={place.list} place={place} /> : children;
}
