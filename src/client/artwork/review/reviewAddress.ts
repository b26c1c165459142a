import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isArtworkListName, type ArtworkListName } from '../table/artworkLists';

const reviewParam = 'review';
const listParam = 'reviewList';

export interface ReviewPlace {
  fileId: string;
  /** The list it was opened from: its filters make the queue. */
  list: ArtworkListName;
}

/** The address with review mode open on a file; every other parameter stays, so that closing it shows the same page. */
export function withReview(current: URLSearchParams, place: ReviewPlace | undefined): URLSearchParams {
  const next = new URLSearchParams(current);
  next.delete(reviewParam);
  next.delete(listParam);
  if (place) {
    next.set(reviewParam, place.fileId);
    if (place.list !== 'latest') next.set(listParam, place.list);
  }
  return next;
}

export function reviewIn(params: URLSearchParams): ReviewPlace | undefined {
  const fileId = params.get(reviewParam);
  const list = params.get(listParam);
  return fileId ? { fileId, list: isArtworkListName(list) ? list : 'latest' } : undefined;
}

/** Review mode in the address: opening makes a step in the history, going on within it does not. */
export function useReviewAddress(): { place: ReviewPlace | undefined; open: (place: ReviewPlace) => void; goOn: (fileId: string) => void; close: () => void } {
  const [params, setParams] = useSearchParams();
  const place = reviewIn(params);
  const open = useCallback((next: ReviewPlace) => setParams((current) => withReview(current, next)), [setParams]);
  const goOn = useCallback(
    (fileId: string) => setParams((current) => withReview(current, { list: reviewIn(current)?.list ?? 'latest', fileId }), { replace: true, preventScrollReset: true }),
    [setParams],
  );
  const close = useCallback(() => setParams((current) => withReview(current, undefined), { preventScrollReset: true }), [setParams]);
  return { place, open, goOn, close };
}
