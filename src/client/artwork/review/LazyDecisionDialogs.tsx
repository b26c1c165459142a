import { LazyFallback } from '../../ui/feedback/LazyFallback';
import { lazyWithRetry } from '../../ui/feedback/lazyWithRetry';
import { useLastOpenedReview } from './useReviewActors';

const DecisionDialogs = lazyWithRetry(async () => (await import('./DecisionDialogs')).DecisionDialogs, LazyFallback);

/** `DecisionDialogs`, loaded when the first dialog opens. */
export function LazyDecisionDialogs() {
  return useLastOpenedReview() && <DecisionDialogs />;
}
