import { useCounted } from '../../ui/bulk/touches';
import { WhatThisTouches } from '../../ui/bulk/WhatThisTouches';
import { anyText } from '../../ui/browser/reader';
import { useDraft } from '../../ui/form/useDraft';
import { fileTouchMessages } from '../artwork.messages';
import { DisapproveDialog } from '../review/DisapproveDialog';
import { useCountFileTouches } from './useArtworkQuestion';

interface BulkDisapprovalProps {
  open: boolean;
  items: readonly { id: string; name: string }[];
  onSend: (reason: string) => void;
  onCancel: () => void;
}

/** The most names in the line under the question. */
const named = 5;

/** Asks for one reason for several artworks, with what their disapproval touches. */
export function BulkDisapproval({ open, items, onSend, onCancel }: BulkDisapprovalProps) {
  const { value: reason, set: setReason, clear } = useDraft('reason:selected', anyText, '');
  const count = useCountFileTouches();
  const counted = useCounted(
    open && count
      ? () =>
          count(
            'disapprove',
            items.map(({ id }) => id),
          )
      : undefined,
  );
  const names = items.slice(0, named).map(({ name }) => name);
  return (
    <DisapproveDialog
      open={open}
      title={fileTouchMessages.question.disapprove(items.length)}
      what={count ? fileTouchMessages.oneReason : fileTouchMessages.names(names, items.length - names.length)}
      aside={count && <WhatThisTouches counted={counted} />}
      reason={reason}
      canSend={reason.trim() !== ''}
      onReason={setReason}
      onCancel={onCancel}
      onSend={() => {
        onSend(reason.trim());
        clear();
      }}
    />
  );
}
