import { Flex, Tooltip } from 'antd';
import type { ArtworkFile } from '#contract/artwork';
import { disabledReason, usePermission } from '../session/permissions';
import { announceOutcome } from './announceOutcome';
import { artworkMessages } from './artwork.messages';
import { ReasonButton } from '../ui/display/WithReason';
import { StatusLabel } from '../ui/display/StatusLabel';
import { useRetrySubmissionMutation } from './ads/submissions.api';
import { isRetryable, submissionSigns } from './fileFacts';
import { useReviewActor, useReviewState } from './review/useReviewActors';
import { useFreshSubmission } from './useFreshSubmission';

interface SubmissionBadgeProps {
  file: Pick<ArtworkFile, '_id' | 'fileName' | 'orgID' | 'submission'>;
}

/**
 * The state of the artwork's submission to the supply-side platform, polled while it is in progress; a failed one has
 * 'Retry', one whose categories have changed since 'Send again'.
 */
export function SubmissionBadge({ file }: SubmissionBadgeProps) {
  const submission = useFreshSubmission(file);
  const state = useReviewState(file._id);
  const review = useReviewActor(file._id);
  const allowance = usePermission('review', file.orgID);
  const [retry, { isLoading }] = useRetrySubmissionMutation();
  const sendAgain = () => {
    if (review && state === 'submissionFailed') review.send({ type: 'submission.retry' });
    else if (submission)
      void announceOutcome(retry({ params: { id: submission._id } }).unwrap(), {
        detail: file.fileName,
        failed: artworkMessages.submissionFailed,
      });
  };

  if (state === 'lookingForAds') return <StatusLabel status="submitting">Looking for ads</StatusLabel>;
  if (state === 'submitting') return <StatusLabel status="submitting" />;
  const failed = state === 'submissionFailed';
  if (!failed && !submission) return null;
  const shown = failed || !submission ? { state: 'failed' as const, sentOtherwise: false } : submission;
  const sign = submissionSigns[shown.state];
  const retryText = shown.sentOtherwise ? artworkMessages.sendAgain : artworkMessages.submissionRetry;
  return (
    <Flex component="span" wrap align="center" gap="0 8px" className="mq-submission">
      <Tooltip title={submission?.lastError}>
        {/* The tooltip needs an element that it can attach to. */}
        <span>
          <StatusLabel status={sign.status}>
            {shown.sentOtherwise ? `${sign.label} ${artworkMessages.otherCategories}` : sign.label}
          </StatusLabel>
        </span>
      </Tooltip>
      {allowance !== 'never' && isRetryable(shown) && (
        <ReasonButton
          reason={disabledReason(allowance)}
          type="link"
          size="small"
          loading={isLoading}
          aria-label={`${retryText} the SSP submission of ${file.fileName}`}
          onClick={sendAgain}
        >
          {retryText}
        </ReasonButton>
      )}
    </Flex>
  );
}
