import { useSelector } from '@xstate/react';
import { Alert } from 'antd';
import { UndoButton } from '../../bulk/UndoButton';
import { Clip } from '../../ui/display/Clip';
import { artworkMessages } from '../artwork.messages';
import type { Held } from '../review/undo.machine';
import { useReviewActor, useUndo } from '../review/useReviewActors';

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
  const answer = useSelector(useReviewActor(held.fileId), (snapshot) => snapshot?.context.message);
  return (
    <Alert
      className="mq-undo"
      classNames={{ title: 'mq-undo-title', description: 'mq-undo-detail', actions: 'mq-undo-action' }}
      styles={{ icon: { margin: 0, fontSize: 14 }, section: { display: 'contents' } }}
      type="success"
      showIcon
      role="none"
      title={
        <>
          {held.decision === 'approve' ? 'Approved' : 'Disapproved'}{' '}
          <Clip className="mq-undo-name">{held.fileName}</Clip>
        </>
      }
      description={
        <>
          {artworkMessages.savedDecision} {answer}
        </>
      }
      action={<UndoButton type="link" until={held.until} of={held.fileName} loading={undoing} onClick={onUndo} />}
    />
  );
}
