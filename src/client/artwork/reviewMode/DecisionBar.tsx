import { MailOutlined, ReadOutlined } from '@ant-design/icons';
import { useSelector } from '@xstate/react';
import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import type { ArtworkFile } from '#contract/artwork';
import { IconButton } from '../../ui/IconButton';
import { Kbd } from '../../ui/Kbd';
import { artworkMessages } from '../artwork.messages';
import { SaveFailure } from '../review/SaveFailure';
import { conflictLabels } from '../review/conflictMessages';
import { ReasonField } from '../review/ReasonField';
import type { ReviewActor } from '../review/reviewActors';
import { useReviewOf } from '../review/useReviewActors';
import { UndoLine } from './UndoLine';

export interface DecisionActions {
  approve: () => void;
  disapprove: () => void;
  toggleRead: () => void;
  /** Sends what is asked, and goes on to the next. */
  send: () => void;
  dismiss: () => void;
}

interface DecisionBarProps extends DecisionActions {
  file: ArtworkFile;
}

/** The foot of review mode: the undo line, then the two decisions or the question one of them asks. Always in the same place. */
export function DecisionBar({ file, ...actions }: DecisionBarProps) {
  const review = useReviewOf(file._id);
  const state = useSelector(review, (snapshot) => snapshot?.value);
  return (
    <div className="mq-decision">
      <UndoLine />
      {review && state === 'confirming' && <Confirming review={review} {...actions} />}
      {review && state === 'reasoning' && <Reasoning review={review} {...actions} />}
      {state !== 'confirming' && state !== 'reasoning' && (
        <Deciding file={file} saving={state === 'saving'} {...actions} />
      )}
    </div>
  );
}

function Deciding({ file, saving, approve, disapprove, toggleRead }: DecisionBarProps & { saving: boolean }) {
  const read = file.isReviewed ? artworkMessages.markAsUnread : artworkMessages.markAsRead;
  return (
    <div className="mq-decision-row">
      <Button type="primary" size="large" disabled={saving} aria-keyshortcuts="a" onClick={approve}>
        {artworkMessages.approve} <Kbd>A</Kbd>
      </Button>
      <Button danger size="large" disabled={saving} aria-keyshortcuts="d" onClick={disapprove}>
        {artworkMessages.disapprove} <Kbd>D</Kbd>
      </Button>
      <IconButton
        type="default"
        size="large"
        label={`${read} (U)`}
        icon={file.isReviewed ? <ReadOutlined /> : <MailOutlined />}
        onClick={toggleRead}
      />
    </div>
  );
}

function Confirming({ review, send, dismiss }: { review: ReviewActor } & DecisionActions) {
  const context = useSelector(review, (snapshot) => snapshot.context);
  const { conflict } = context;
  const confirm = useRef<HTMLButtonElement>(null);
  // Somebody else's decision is not overruled by the Enter that was meant for this one.
  useEffect(() => {
    if (!conflict) confirm.current?.focus();
  }, [conflict]);
  return (
    <>
      <SaveFailure context={context} />
      <div className="mq-decision-row">
        <Button ref={confirm} type="primary" size="large" aria-keyshortcuts="Enter" onClick={send}>
          {conflict ? conflictLabels.again : 'Yes, approve'} {!conflict && <Kbd>Enter</Kbd>}
        </Button>
        <Button size="large" aria-keyshortcuts="Escape" onClick={dismiss}>
          {conflict ? conflictLabels.keep : 'Cancel'} <Kbd>Esc</Kbd>
        </Button>
      </div>
    </>
  );
}

function Reasoning({ review, send, dismiss }: { review: ReviewActor } & DecisionActions) {
  const context = useSelector(review, (snapshot) => snapshot.context);
  const { conflict, reason } = context;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.querySelector('textarea')?.focus();
  }, []);
  const blank = reason.trim() === '';
  return (
    <div
      ref={place}
      className="mq-decision-reason"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.nativeEvent.stopImmediatePropagation();
        dismiss();
      }}
    >
      <SaveFailure context={context} />
      <ReasonField
        reason={reason}
        onChange={(next) => review.send({ type: 'reason.change', reason: next })}
        onSend={() => !blank && !conflict && send()}
      />
      <div className="mq-decision-row">
        <Button danger type="primary" size="large" disabled={blank} aria-keyshortcuts="Enter" onClick={send}>
          {conflict ? conflictLabels.again : artworkMessages.disapprove} {!conflict && <Kbd>Enter</Kbd>}
        </Button>
        <Button size="large" aria-keyshortcuts="Escape" onClick={dismiss}>
          {conflict ? conflictLabels.keep : 'Cancel'} <Kbd>Esc</Kbd>
        </Button>
      </div>
    </div>
  );
}
