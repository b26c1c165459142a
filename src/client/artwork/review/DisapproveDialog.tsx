import { Button } from 'antd';
import type { ReactNode } from 'react';
import { FormDialog } from '../../ui/FormDialog';
import { artworkMessages } from '../artwork.messages';
import { ReasonField } from './ReasonField';

interface DisapproveDialogProps {
  open: boolean;
  /** What is disapproved: 'kestrel.jpg', '12 artworks'. */
  what: string;
  reason: string;
  onReason: (reason: string) => void;
  onCancel: () => void;
  onSend: () => void;
  busy?: boolean;
  /** Above the reason: a conflict, a failure. */
  note?: ReactNode;
  words?: { cancel: string; send: string };
}

/** Asks for the reason; nothing goes out while it is blank. */
export function DisapproveDialog({
  open,
  what,
  reason,
  onReason,
  onCancel,
  onSend,
  busy = false,
  note,
  words,
}: DisapproveDialogProps) {
  const mayBeSent = reason.trim() !== '' && !busy;
  return (
    <FormDialog
      open={open}
      title="Disapprove this artwork"
      subtitle={what}
      busy={busy}
      onClose={onCancel}
      footer={
        <>
          <Button disabled={busy} onClick={onCancel}>
            {words?.cancel ?? 'Cancel'}
          </Button>
          <Button type="primary" danger disabled={!mayBeSent} loading={busy} onClick={onSend}>
            {words?.send ?? artworkMessages.disapprove}
          </Button>
        </>
      }
    >
      {note}
      <ReasonField reason={reason} onChange={onReason} disabled={busy} onSend={() => mayBeSent && onSend()} />
    </FormDialog>
  );
}
