import { useEffect } from 'react';
import type { ArtworkFile, SubmissionState } from '#contract/artwork';
import { useExtension } from '../api/product.api';
import { itemTag } from '../api/tags';
import { useAppDispatch } from '../store';
import { useTabVisible } from '../ui/browser/useTabVisible';
import { artworkApi } from './artwork.api';
import { useListSubmissionsQuery } from './ads/submissions.api';
import { isUnderWay } from './fileFacts';

/** Milliseconds between polls: the platform's audit takes longer than the hand-over. */
const pollEvery: Partial<Record<SubmissionState, number>> = { queued: 2_500, submitting: 2_500, pending: 10_000 };

type Submission = NonNullable<ArtworkFile['submission']>;

/**
 * The file's submission, polled while it is in progress and the tab is visible; when its state changes, the artwork is
 * refetched.
 */
export function useFreshSubmission(file: Pick<ArtworkFile, '_id' | 'submission'>): Submission | undefined {
  const dispatch = useAppDispatch();
  const canAsk = useExtension('ssp-submissions');
  const visible = useTabVisible();
  const given = file.submission ?? undefined;
  const asks = canAsk && visible && given !== undefined && isUnderWay(given.state);
  const { data } = useListSubmissionsQuery(
    { query: { fileID: file._id, pageSize: 5 } },
    { skip: !asks, pollingInterval: (given && pollEvery[given.state]) ?? 0, refetchOnMountOrArgChange: true },
  );
  const found = asks ? data?.submissions.find(({ _id }) => _id === given._id) : undefined;
  const hasChanged = found !== undefined && given !== undefined && found.state !== given.state;

  useEffect(() => {
    if (hasChanged) dispatch(artworkApi.util.invalidateTags([itemTag('artwork', file._id)]));
  }, [hasChanged, found?.state, dispatch, file._id]);
  return found ?? given;
}
