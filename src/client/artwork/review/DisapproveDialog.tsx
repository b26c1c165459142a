import { Button } from 'antd';
import type { ReactNode } from 'react';
import { FormDialog } from '../../ui/form/FormDialog';
import { artworkMessages } from '../artwork.messages';
import { ReasonField } from './ReasonField';

interface DisapproveDialogProps {
  open: boolean;
  /** What is disapproved: 'kestrel.jpg', '12 artworks'. */
  what: string;
  reason: string;
  /** False while the reason is blank or a call is under way. */
  canSend: boolean;
  onReason: (reason: string) => void;
  onCancel: () => void;
  onSend: () => void;
  busy?: boolean;
  /** Above the reason: a conflict, a failure. */
  note?: ReactNode;
  labels?: { cancel: string; send: string };
}

/** Asks for the reason; nothing goes out while it is blank. */
export function DisapproveDialog({
  open,
  what,
  reason,
  canSend,
  onReason,
  onCancel,
  onSend,
  busy = false,
  note,
  labels,
}: DisapproveDialogProps) {
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
            {labels?.cancel ?? 'Cancel'}
          </Button>
          <Button type="primary" danger disabled={!canSend} loading={busy} onClick={onSend}>
            {labels?.send ?? artworkMessages.disapprove}
          </Button>
        </>
      }
    >
      {note}
      <ReasonField reason={reason} onChange={onReason} disabled={busy} onSend={() => canSend && onSend()} />
    </FormDialog>
  );
}
