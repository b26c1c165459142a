import { useSelector } from '@xstate/react';
import { Alert, Button } from 'antd';
import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../../ui/display/VisuallyHidden';
import { Kbd } from '../../ui/keyboard/Kbd';
import { artworkMessages } from '../artwork.messages';
import type { Held } from '../review/undo.machine';
import { useReviewActor, useUndo } from '../review/useReviewActors';

/** Whole seconds left, counted down. `until`: milliseconds since 1970. */
function useSecondsLeft(until: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((until - now) / 1000));
}

/** The last decision with 'Undo', while it can be undone; its space above the buttons is always reserved. */
export function UndoLine() {
  const undo = useUndo();
  const held = useSelector(undo, ({ context }) => context.held.at(-1));
  const undoing = useSelector(undo, (snapshot) => snapshot.matches('undoing'));
  return (
    <div className="mq-undo-slot" role="status">
      {held && (
        <UndoOffer
          key={`${held.fileId} ${String(held.until)}`}
          held={held}
          undoing={undoing}
          onUndo={() => undo.send({ type: 'decision.undo' })}
        />
      )}
    </div>
  );
}

function UndoOffer({ held, undoing, onUndo }: { held: Held; undoing: boolean; onUndo: () => void }) {
  const seconds = useSecondsLeft(held.until);
  const answer = useSelector(useReviewActor(held.fileId), (snapshot) => snapshot?.context.message);
  return (
    <Alert
      className="mq-undo"
      type="success"
      showIcon
      role="none"
      title={
        <>
          {held.decision === 'approve' ? 'Approved' : 'Disapproved'} <strong>{held.fileName}</strong>
        </>
      }
      description={
        <>
          {artworkMessages.savedDecision} {answer}
        </>
      }
      action={
        <>
          <Button type="link" size="small" loading={undoing} aria-keyshortcuts="z" onClick={onUndo}>
            {artworkMessages.undo} <Kbd>Z</Kbd>
            <VisuallyHidden>: {held.fileName}</VisuallyHidden>
          </Button>
          <span className="mq-undo-seconds" aria-hidden>
            {seconds} s
          </span>
        </>
      }
    />
  );
}
