import { useSelector } from '@xstate/react';
import { AtPlatformNote } from '../withdrawals/AtPlatformNote';
import { DecidedName, DecidedPicture } from './DecidedFile';
import { DisapproveDialog } from './DisapproveDialog';
import type { ReviewActor } from './reviewActors';
import { SaveFailure } from './SaveFailure';
import { conflictMessages } from '../artwork.messages';

interface DisapproveQuestionProps {
  open: boolean;
  review: ReviewActor;
  busy?: boolean;
  onCancel: () => void;
  onSend: () => void;
}

/** Asks for the reason of one disapproval, with the picture and the consequences at the platform. */
export function DisapproveQuestion({ open, review, busy = false, onCancel, onSend }: DisapproveQuestionProps) {
  const context = useSelector(review, (snapshot) => snapshot.context);
  const { conflict, fileId, fileName, reason } = context;
  const canSend = useSelector(
    review,
    (snapshot) => snapshot.can({ type: 'decision.confirm' }) || snapshot.can({ type: 'decision.overrule' }),
  );
  return (
    <DisapproveDialog
      open={open}
      what={<DecidedName fileId={fileId} fileName={fileName} />}
      reason={reason}
      busy={busy}
      canSend={canSend}
      onReason={(next) => review.send({ type: 'reason.change', reason: next })}
      onCancel={onCancel}
      onSend={onSend}
      note={
        <>
          <SaveFailure context={context} />
          <DecidedPicture fileId={fileId} />
          <AtPlatformNote fileId={fileId} />
        </>
      }
      {...(conflict && { labels: { cancel: conflictMessages.keep, send: conflictMessages.again } })}
    />
  );
}
