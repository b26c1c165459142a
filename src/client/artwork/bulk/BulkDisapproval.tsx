import { useEffect, useEffectEvent, useState } from 'react';
import { useCounted } from '../../ui/feedback/touches';
import { WhatThisTouches } from '../../ui/feedback/WhatThisTouches';
import { anyText } from '../../ui/browser/reader';
import { draftsHeld } from '../../ui/form/draftOwner';
import { useDraft } from '../../ui/form/useDraft';
import { fileTouchMessages } from '../artwork.messages';
import { isReason } from '../review/decision';
import { DisapproveDialog } from '../review/DisapproveDialog';
import type { ArtworkBulk } from './useArtworkBulk';
import { useCountFileTouches, type CategoryOverride } from './useArtworkQuestion';

interface BulkDisapprovalProps {
  open: boolean;
  items: readonly { id: string; name: string }[];
  /** What is written to all of them with the decision. */
  said?: CategoryOverride;
  /** The run that `onSend` starts. */
  run: Pick<ArtworkBulk, 'phase' | 'context'>;
  onSend: (reason: string) => void;
  onClose: () => void;
}

/** The most names in the line under the question. */
const named = 5;

/**
 * Asks for one reason for several artworks, with what their disapproval touches. The reason is kept until one of them
 * has it; after a session that ended meanwhile, the question is asked again.
 */
export function BulkDisapproval({ open, items, said, run, onSend, onClose }: BulkDisapprovalProps) {
  const { value: reason, set: setReason, clear } = useDraft('reason:selected', anyText, '');
  const [isSent, setSent] = useState(false);
  const ended = useEffectEvent(() => {
    if (!isSent) return;
    setSent(false);
    if (run.context.done.length > 0) clear();
    if (!draftsHeld()) onClose();
  });
  useEffect(() => {
    if (run.phase === 'finished') queueMicrotask(ended);
  }, [run.phase]);
  const isAsking = open && !isSent;
  const count = useCountFileTouches();
  const counted = useCounted(isAsking && count ? () => count('disapprove', items, said) : undefined);
  const names = items.slice(0, named).map(({ name }) => name);
  return (
    <DisapproveDialog
      open={isAsking}
      title={fileTouchMessages.question.disapprove(items.length)}
      what={count ? fileTouchMessages.oneReason : fileTouchMessages.names(names, items.length - names.length)}
      aside={count && <WhatThisTouches counted={counted} />}
      reason={reason}
      canSend={isReason(reason)}
      onReason={setReason}
      onCancel={onClose}
      onSend={() => {
        setSent(true);
        onSend(reason.trim());
      }}
    />
  );
}
