import { Flex } from 'antd';
import { useState, type ReactNode } from 'react';
import type { Submission } from '#contract/ads';
import { disabledReason, usePermission } from '../../session/permissions';
import { announceOutcome } from '../announceOutcome';
import { artworkMessages } from '../artwork.messages';
import { Clip } from '../../ui/display/Clip';
import type { PagedColumn } from '../../ui/table/pagedColumns';
import { RelativeDate } from '../../ui/format/RelativeDate';
import { ReasonButton } from '../../ui/display/WithReason';
import { isRetryable } from '../fileFacts';
import { SubmissionStateBadge } from '../SubmissionStateBadge';
import { ReviewButton } from '../table/ReviewButton';
import { RecordOutcome } from './RecordOutcome';
import { useRetrySubmissionMutation } from './submissions.api';

export const nameOfSubmission = ({ fileName, fileID }: Submission): string => fileName ?? fileID;

const lastChange = ({ lastEdited, dateCreated }: Submission) => lastEdited ?? dateCreated;

function SubmittedArtwork({ submission }: { submission: Submission }) {
  return (
    <span className="mq-artwork-facts">
      <Clip>{nameOfSubmission(submission)}</Clip>
      <ReviewButton fileId={submission.fileID} fileName={nameOfSubmission(submission)} list="all" />
    </span>
  );
}

function SubmissionState({ submission: { state, sentOtherwise } }: { submission: Submission }) {
  return (
    <>
      <SubmissionStateBadge state={state} />
      {sentOtherwise && <span className="mq-two">{artworkMessages.otherCategories}</span>}
    </>
  );
}

/** The platform's feedback, or why it could not be reached. */
function Feedback({ submission, none }: { submission: Submission; none?: string }) {
  const { feedback, lastError, nextAttemptAt } = submission;
  const feedbackText = [...feedback, ...(lastError ? [lastError] : [])].join(' ');
  return (
    <>
      <span className="mq-break-words">{feedbackText === '' ? none : feedbackText}</span>
      {nextAttemptAt && (
        <span className="mq-two">
          Next attempt <RelativeDate date={nextAttemptAt} inline due />
        </span>
      )}
    </>
  );
}

function SubmissionActions({ submission }: { submission: Submission }) {
  const allowance = usePermission('review', submission.orgID);
  const [retry, { isLoading }] = useRetrySubmissionMutation();
  const [recording, setRecording] = useState(false);
  const name = nameOfSubmission(submission);
  const retryText = submission.sentOtherwise ? artworkMessages.sendAgain : artworkMessages.submissionRetry;
  if (allowance === 'never') return null;
  const reason = disabledReason(allowance);
  return (
    <Flex component="span" align="center" justify="flex-end" gap={4}>
      {isRetryable(submission) && (
        <ReasonButton
          reason={reason}
          size="small"
          loading={isLoading}
          aria-label={`${retryText} ${name}`}
          onClick={() =>
            void announceOutcome(retry({ params: { id: submission._id } }).unwrap(), {
              detail: submission.fileName,
              failed: artworkMessages.submissionFailed,
            })
          }
        >
          {retryText}
        </ReasonButton>
      )}
      {submission.state === 'manual' && (
        <ReasonButton
          reason={reason}
          size="small"
          aria-label={`Record outcome of ${name}`}
          onClick={() => setRecording(true)}
        >
          Record outcome
        </ReasonButton>
      )}
      {recording && <RecordOutcome submission={submission} onClose={() => setRecording(false)} />}
    </Flex>
  );
}

/** One submission on a phone. */
export const submissionCard = (submission: Submission): ReactNode => (
  <Flex vertical gap={8} className="mq-artwork-card">
    <SubmittedArtwork submission={submission} />
    <Flex wrap align="center" justify="space-between" gap="4px 8px">
      <span>
        <SubmissionState submission={submission} />
      </span>
      <span className="mq-two">
        <RelativeDate date={lastChange(submission)} inline />
      </span>
    </Flex>
    <span>
      <Feedback submission={submission} />
    </span>
    <SubmissionActions submission={submission} />
  </Flex>
);

export const submissionColumns: readonly PagedColumn<Submission>[] = [
  {
    id: 'artwork',
    title: 'Artwork',
    width: 196,
    skeleton: 'two',
    render: (submission) => <SubmittedArtwork submission={submission} />,
  },
  {
    id: 'state',
    title: 'State',
    width: 180,
    render: (submission) => <SubmissionState submission={submission} />,
  },
  { id: 'attempts', title: 'Attempts', width: 84, align: 'right', render: ({ attempts }) => attempts },
  {
    id: 'remote',
    title: 'Id at the platform',
    width: 134,
    render: ({ remoteID }) =>
      remoteID ? (
        <code translate="no" className="mq-break-words">
          {remoteID}
        </code>
      ) : (
        '–'
      ),
  },
  {
    id: 'said',
    title: 'Feedback',
    skeleton: 'two',
    render: (submission) => <Feedback submission={submission} none="–" />,
  },
  {
    id: 'changed',
    title: 'Last change',
    sortID: 'lastEdited',
    width: 116,
    skeleton: 'two',
    render: (submission) => <RelativeDate date={lastChange(submission)} />,
  },
  {
    id: 'actions',
    title: 'Actions',
    hideTitle: true,
    width: 148,
    stick: true,
    skeleton: 'none',
    render: (submission) => <SubmissionActions submission={submission} />,
  },
];
