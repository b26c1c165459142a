import type { ReactNode } from 'react';
import { ReviewMode } from './ReviewMode';
import { useReviewAddress } from '../review/reviewAddress';

/**
 * A page from which review mode can be opened. While it is open the page itself is not drawn, so that nothing behind it loads
 * or refetches; what the page showed is in the address.
 */
export function WithReview({ children }: { children: ReactNode }) {
  const { place } = useReviewAddress();
  return place ? <ReviewMode key={place.list} place={place} /> : children;
}
