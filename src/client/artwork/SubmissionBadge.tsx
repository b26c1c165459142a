import { Button } from 'antd';
import type { ArtworkFile } from '#contract/artwork';
import { failureOf } from '../machines/mutationActor';
import { artworkMessages } from './artwork.messages';
import { notify } from '../ui/notify';
import { StatusWord } from '../ui/StatusWord';
import { useRetrySubmissionMutation } from './artwork.api';
import { isRetryable, submissionSigns } from './fileFacts';
import { useReviewOf, useReviewState } from './review/useReviewActors';
import { useFreshSubmission } from './useFreshSubmission';

interface SubmissionBadgeProps {
  file: Pick<ArtworkFile, '_id' | 'fileName' | 'submission'>;
}

/** Where the artwork's submission to the supply-side platform is, kept fresh while it is under way; a failed one with 'Retry'. */
export function SubmissionBadge({ file }: SubmissionBadgeProps) {
  const submission = useFreshSubmission(file);
  const state = useReviewState(file._id);
  const review = useReviewOf(file._id);
  const [retry, { isLoading }] = useRetrySubmissionMutation();
  const sendAgain = async () => {
    if (review && state === 'submissionFailed') {
      review.send({ type: 'submission.retry' });
      return;
    }
    if (!submission) return;
    try {
      const { message } = await retry({ params: { id: submission._id } }).unwrap();
      notify.success({ text: message, detail: file.fileName });
    } catch (error) {
      notify.error({ text: artworkMessages.submissionFailed, detail: failureOf(error).message });
    }
  };

  if (state === 'lookingForAds') return <StatusWord status="submitting">Looking for ads</StatusWord>;
  if (state === 'submitting') return <StatusWord status="submitting" />;
  const failed = state === 'submissionFailed';
  if (!failed && !submission) return null;
  const sign = failed || !submission ? submissionSigns.failed : submissionSigns[submission.state];
  return (
    <span className="mq-submission" title={submission?.lastError ?? undefined}>
      <StatusWord status={sign.status}>{sign.word}</StatusWord>
      {(failed || (submission && isRetryable(submission.state))) && (
        <Button
          type="link"
          size="small"
          loading={isLoading}
          aria-label={`${artworkMessages.submissionRetry} the SSP submission of ${file.fileName}`}
          onClick={() => void sendAgain()}
        >
          {artworkMessages.submissionRetry}
        </Button>
      )}
    </span>
  );
}
