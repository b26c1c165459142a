import { useCallback } from 'react';
import type { Submission } from '#contract/ads';
import { failureOf } from '../../api/apiError';
import { artworkMessages } from '../artwork.messages';
import { notify } from '../../ui/feedback/notify';
import { useRetrySubmissionMutation } from './ads.api';

/** Sends a submission again and shows a notice with the outcome. */
export function useRetrySubmission(): [
  retry: (submission: Pick<Submission, '_id' | 'fileName'>) => Promise<void>,
  busy: boolean,
] {
  const [retry, { isLoading }] = useRetrySubmissionMutation();
  const run = useCallback(
    async ({ _id, fileName }: Pick<Submission, '_id' | 'fileName'>) => {
      try {
        const { message } = await retry({ params: { id: _id } }).unwrap();
        notify.success({ text: message, detail: fileName });
      } catch (error) {
        const failure = failureOf(error);
        if (failure.status !== 401 && failure.status !== 403)
          notify.error({ text: artworkMessages.submissionFailed, detail: failure.message });
      }
    },
    [retry],
  );
  return [run, isLoading];
}
