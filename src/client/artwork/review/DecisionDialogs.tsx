import { useSelector } from '@xstate/react';
import { ApproveDialog } from './ApproveDialog';
import { DisapproveQuestion } from './DisapproveQuestion';
import { useReviewAddress } from './reviewAddress';
import type { ReviewActor } from './reviewActors';
import { useLastOpenedReview } from './useReviewActors';

/** The dialogs of the decision that was opened last. Mounted once beside the tables; review mode has its own. */
export function DecisionDialogs() {
  const review = useLastOpenedReview();
  const { target } = useReviewAddress();
  return review && !target ? <Questions key={review.id} review={review} /> : null;
}

function Questions({ review }: { review: ReviewActor }) {
  const { value, context } = useSelector(review, (snapshot) => snapshot);
  const { conflict, decision } = context;
  const saving = value === 'saving';
  const send = () => review.send({ type: conflict ? 'decision.overrule' : 'decision.confirm' });
  const dismiss = () => review.send({ type: 'decision.dismiss' });
  return (
    <>
      <ApproveDialog
        open={value === 'confirming' || (saving && decision === 'approve')}
        context={context}
        busy={saving}
        onCancel={dismiss}
        onApprove={send}
      />
      <DisapproveQuestion
        open={value === 'reasoning' || (saving && decision === 'disapprove')}
        review={review}
        busy={saving}
        onCancel={dismiss}
        onSend={send}
      />
    </>
  );
}
