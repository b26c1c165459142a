import { startTransition, useCallback, useOptimistic } from 'react';
import { useAddressSearch } from '../../ui/browser/useAddressSearch';
import { isArtworkListName, type ArtworkListName } from '../table/artworkLists';

const reviewParam = 'review';
const listParam = 'reviewList';

export interface ReviewTarget {
  fileId: string;
  /** The list from which it was opened; its filters determine the queue. */
  list: ArtworkListName;
}

/** The address with review mode open on a file; every other parameter stays, so that closing it shows the same page. */
export function withReview(current: URLSearchParams, target: ReviewTarget | undefined): URLSearchParams {
  const next = new URLSearchParams(current);
  next.delete(reviewParam);
  next.delete(listParam);
  if (target) {
    next.set(reviewParam, target.fileId);
    if (target.list !== 'latest') next.set(listParam, target.list);
  }
  return next;
}

export function reviewIn(params: URLSearchParams): ReviewTarget | undefined {
  const fileId = params.get(reviewParam);
  const list = params.get(listParam);
  return fileId ? { fileId, list: isArtworkListName(list) ? list : 'latest' } : undefined;
}

/** Review mode in the address: opening and closing add history entries. */
export function useReviewAddress(): {
  target: ReviewTarget | undefined;
  open: (target: ReviewTarget) => void;
  close: () => void;
} {
  const [params, setParams] = useAddressSearch();
  const open = useCallback((next: ReviewTarget) => void setParams((current) => withReview(current, next)), [setParams]);
  const close = useCallback(
    () => void setParams((current) => withReview(current, undefined), { preventScrollReset: true }),
    [setParams],
  );
  return { target: reviewIn(params), open, close };
}

/**
 * Shows another artwork in review mode without adding a history entry. The artwork renders at the key press; everything
 * else that depends on the address (the whole shell) renders afterwards.
 */
export function useReviewSteps({ list, fileId }: ReviewTarget): {
  fileId: string;
  showArtwork: (fileId: string) => void;
} {
  const [shown, show] = useOptimistic(fileId);
  const [, setParams] = useAddressSearch();
  const showArtwork = useCallback(
    (next: string) =>
      startTransition(async () => {
        show(next);
        await setParams((current) => withReview(current, { list, fileId: next }), {
          replace: true,
          preventScrollReset: true,
        });
      }),
    [show, setParams, list],
  );
  return { fileId: shown, showArtwork };
}
