import { Button, Flex, Modal } from 'antd';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { Kbd } from '../../ui/keyboard/Kbd';
import { useLayerOpen } from '../../ui/feedback/useLayerOpen';
import '../../ui/form/dialogs.css';
import '../../ui/feedback/touches.css';
import { artworkMessages, conflictMessages } from '../artwork.messages';
import { usePlacedFits } from '../categories/usePlacedFits';
import { approveLabel } from '../reviewMode/fitMessages';
import { ApprovalOutcome } from './ApprovalOutcome';
import { DecidedName, DecidedPicture } from './DecidedFile';
import type { ReviewContext } from './decision';
import { SaveFailure } from './SaveFailure';

interface ApproveDialogProps {
  open: boolean;
  context: Pick<ReviewContext, 'fileId' | 'fileName' | 'decision' | 'conflict' | 'failure'>;
  /** While saving: buttons, Esc and the close button do nothing. */
  busy?: boolean;
  onCancel: () => void;
  onApprove: () => void;
}

/** Asks before an approval, with the picture, where it will show and the boards that it does not fit. Enter approves, Esc cancels. */
export function ApproveDialog({ open, context, busy = false, onCancel, onApprove }: ApproveDialogProps) {
  const { conflict, fileId, fileName } = context;
  const { fits = [] } = usePlacedFits(fileId, { skip: !open });
  const cancel = useRef<HTMLButtonElement>(null);
  const approve = useRef<HTMLButtonElement>(null);
  const placed = useRef(false);
  // After a conflict, the Enter meant for this decision must not overrule another user's.
  useEffect(() => {
    if (conflict) cancel.current?.focus();
  }, [conflict]);
  const placeFocus = () => {
    if (placed.current) return;
    placed.current = true;
    (conflict ? cancel : approve).current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // The key is still held down from opening this dialog.
    if (event.repeat) event.preventDefault();
    else if (!conflict && !busy && event.target instanceof Element && !event.target.closest('button, a')) onApprove();
  };
  const isOpen = useLayerOpen(open);
  return (
    <Modal
      open={isOpen}
      width={520}
      destroyOnHidden
      className="mq-form-dialog mq-touch-dialog"
      classNames={{
        container: 'mq-touch-sheet',
        body: 'mq-form-body mq-touch-body',
        footer: 'mq-form-foot mq-touch-foot',
      }}
      closable={busy ? false : { 'aria-label': 'Close' }}
      keyboard={!busy}
      mask={{ closable: !busy }}
      onCancel={busy ? () => undefined : onCancel}
      afterOpenChange={(opened) => {
        if (!opened) placed.current = false;
      }}
      // antd first moves the focus to the close button.
      wrapProps={{ onFocus: placeFocus, onKeyDown }}
      title={artworkMessages.approveQuestion}
      footer={
        <>
          <Button ref={cancel} disabled={busy} aria-keyshortcuts="Escape" onClick={onCancel}>
            {conflict ? conflictMessages.keep : artworkMessages.cancel} <Kbd silent>Esc</Kbd>
          </Button>
          <Button
            ref={approve}
            type="primary"
            loading={busy}
            {...(!conflict && { 'aria-keyshortcuts': 'Enter' })}
            onClick={onApprove}
          >
            {conflict ? conflictMessages.again : approveLabel(fits)} {!conflict && <Kbd silent>Enter</Kbd>}
          </Button>
        </>
      }
    >
      <Flex vertical className="mq-decided" role="region" aria-label={artworkMessages.whatIsApproved} tabIndex={0}>
        <p className="mq-two mq-decided-name">
          <DecidedName fileId={fileId} fileName={fileName} />
        </p>
        <SaveFailure context={context} />
        <DecidedPicture fileId={fileId} />
        {!conflict && <ApprovalOutcome fileId={fileId} />}
      </Flex>
    </Modal>
  );
}
