import { useSelector } from '@xstate/react';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { messages } from '../../ui/messages';
import { useReturnFocus } from '../../ui/useReturnFocus';
import { CameBack } from './CameBack';
import { conflictWords } from './conflictWords';
import { DisapproveDialog } from './DisapproveDialog';
import type { ReviewActor } from './reviewDesk';
import { useAsked } from './useReviewDesk';

/** The questions of the artwork that was asked about last. Mounted once beside the tables; review mode asks in its own place. */
export function DecisionDialogs() {
  const review = useAsked();
  return review ? <Questions key={review.id} review={review} /> : null;
}

function Questions({ review }: { review: ReviewActor }) {
  const { value, context } = useSelector(review, (snapshot) => snapshot);
  const returnFocus = useReturnFocus();
  const { conflict, decision, fileName, reason } = context;
  const saving = value === 'saving';
  const send = () => review.send({ type: conflict ? 'decision.overrule' : 'decision.confirm' });
  const dismiss = () => review.send({ type: 'decision.dismiss' });
  return (
    <>
      <ConfirmDialog
        open={value === 'confirming' || (saving && decision === 'approve')}
        title="Approve this artwork?"
        names={[fileName]}
        keepText={conflict ? conflictWords.keep : 'Cancel'}
        sureText={conflict ? conflictWords.again : messages.artwork.approve}
        danger={false}
        busy={saving}
        onKeep={dismiss}
        onSure={send}
        afterClose={returnFocus}
      >
        <CameBack context={context} />
        {!conflict && <p>If ads use it, it then goes to the supply-side platform.</p>}
      </ConfirmDialog>
      <DisapproveDialog
        open={value === 'reasoning' || (saving && decision === 'disapprove')}
        what={fileName}
        reason={reason}
        busy={saving}
        onReason={(next) => review.send({ type: 'reason.change', reason: next })}
        onCancel={dismiss}
        onSend={send}
        note={<CameBack context={context} />}
        {...(conflict && { words: { cancel: conflictWords.keep, send: conflictWords.again } })}
      />
    </>
  );
}
