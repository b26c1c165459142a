import { useSelector } from '@xstate/react';
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog';
import { artworkMessages } from '../artwork.messages';
import { useReturnFocus } from '../../ui/keyboard/useReturnFocus';
import { ApprovalOutcome } from './ApprovalOutcome';
import { DecidedPicture } from './DecidedPicture';
import { SaveFailure } from './SaveFailure';
import { conflictLabels } from './conflictMessages';
import { DisapproveDialog } from './DisapproveDialog';
import { AtPlatformNote } from '../withdrawals/AtPlatformNote';
import { useReviewAddress } from './reviewAddress';
import type { ReviewActor } from './reviewActors';
import { useLastAsked } from './useReviewActors';

/** The questions of the artwork that was asked about last. Mounted once beside the tables; review mode asks in its own place. */
export function DecisionDialogs() {
  const review = useLastAsked();
  const { target } = useReviewAddress();
  return review && !target ? <Questions key={review.id} review={review} /> : null;
}

function Questions({ review }: { review: ReviewActor }) {
  const { value, context } = useSelector(review, (snapshot) => snapshot);
  const returnFocus = useReturnFocus();
  const { conflict, decision, fileName, reason } = context;
  const saving = value === 'saving';
  const decided = { type: conflict ? 'decision.overrule' : 'decision.confirm' } as const;
  const canSend = useSelector(review, (snapshot) => snapshot.can(decided));
  const send = () => review.send(decided);
  const dismiss = () => review.send({ type: 'decision.dismiss' });
  return (
    <>
      <ConfirmDialog
        open={value === 'confirming' || (saving && decision === 'approve')}
        title="Approve this artwork?"
        keepText={conflict ? conflictLabels.keep : 'Cancel'}
        sureText={conflict ? conflictLabels.again : artworkMessages.approve}
        danger={false}
        busy={saving}
        onKeep={dismiss}
        onSure={send}
        afterClose={returnFocus}
      >
        <p className="mq-two mq-decided-name">{fileName}</p>
        <SaveFailure context={context} />
        <DecidedPicture fileId={context.fileId} />
        {!conflict && <ApprovalOutcome fileId={context.fileId} drawn />}
      </ConfirmDialog>
      <DisapproveDialog
        open={value === 'reasoning' || (saving && decision === 'disapprove')}
        what={fileName}
        reason={reason}
        busy={saving}
        canSend={canSend}
        onReason={(next) => review.send({ type: 'reason.change', reason: next })}
        onCancel={dismiss}
        onSend={send}
        note={
          <>
            <SaveFailure context={context} />
            <DecidedPicture fileId={context.fileId} />
            <AtPlatformNote fileId={context.fileId} />
          </>
        }
        {...(conflict && { labels: { cancel: conflictLabels.keep, send: conflictLabels.again } })}
      />
    </>
  );
}
