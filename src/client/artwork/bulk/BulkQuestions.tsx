import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog';
import { artworkMessages } from '../artwork.messages';
import { anyText } from '../../ui/browser/reader';
import { useDraft } from '../../ui/form/useDraft';
import { DisapproveDialog } from '../review/DisapproveDialog';
import { BulkAtPlatformNote } from '../withdrawals/BulkAtPlatformNote';
import { AffectedByDelete } from './AffectedByDelete';
import { BatchPictures } from './BatchPictures';
import type { BulkAction } from './useArtworkBulk';

export interface BulkQuestionsProps {
  /** The chosen action that needs a confirmation. */
  asking: 'approve' | 'disapprove' | 'delete' | undefined;
  /** The ticked artworks whose names are known. */
  items: readonly { id: string; name: string }[];
  onSure: (action: BulkAction) => void;
  onKeep: () => void;
}

const named = 5;

/** '1 artwork', '12 artworks' */
const artworks = (count: number): string => (count === 1 ? '1 artwork' : `${String(count)} artworks`);

/** The confirmations of bulk actions, with the names and the number of the artworks. */
export function BulkQuestions({ asking, items, onSure, onKeep }: BulkQuestionsProps) {
  const { value: reason, set: setReason, clear } = useDraft('reason:selected', anyText, '');
  const names = items.map(({ name }) => name);
  const ids = items.map(({ id }) => id);
  return (
    <>
      <ConfirmDialog
        open={asking === 'approve'}
        title={`Approve ${artworks(items.length)}?`}
        names={names}
        keepText="Cancel"
        sureText={artworkMessages.approve}
        danger={false}
        onKeep={onKeep}
        onSure={() => onSure({ kind: 'approve' })}
      >
        <BatchPictures ids={ids} />
        <p>Those used by ads are then submitted to the supply-side platform.</p>
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'delete'}
        title={`Delete ${artworks(items.length)}? It cannot be undone.`}
        onKeep={onKeep}
        onSure={() => onSure({ kind: 'delete' })}
      >
        <BatchPictures ids={ids} />
        <ul className="mq-affected">
          {items.slice(0, named).map(({ id, name }) => (
            <AffectedByDelete key={id} fileId={id} name={name} />
          ))}
          {items.length > named && <li>and {items.length - named} more</li>}
        </ul>
      </ConfirmDialog>
      <DisapproveDialog
        open={asking === 'disapprove'}
        title={`Disapprove ${artworks(items.length)}?`}
        what={`${names.slice(0, named).join(', ')}${items.length > named ? ` and ${String(items.length - named)} more` : ''}`}
        note={
          <>
            <BatchPictures ids={ids} />
            <BulkAtPlatformNote ids={ids} />
          </>
        }
        reason={reason}
        canSend={reason.trim() !== ''}
        onReason={setReason}
        onCancel={onKeep}
        onSend={() => {
          onSure({ kind: 'disapprove', reason: reason.trim() });
          clear();
        }}
      />
    </>
  );
}
