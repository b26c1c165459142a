import { Button, Flex } from 'antd';
import type { ReactNode } from 'react';
import { FormDialog } from '../../ui/form/FormDialog';
import { Kbd } from '../../ui/keyboard/Kbd';
import { artworkMessages } from '../artwork.messages';
import { ReasonField } from './ReasonField';

interface DisapproveDialogProps {
  open: boolean;
  /** 'Disapprove 12 artworks?'; by default the title for one artwork. */
  title?: string;
  /** What is disapproved: 'kestrel.jpg · Kestrel Air'. */
  what: ReactNode;
  reason: string;
  /** False while the reason is blank or a call is in progress. */
  canSend: boolean;
  onReason: (reason: string) => void;
  onCancel: () => void;
  onSend: () => void;
  busy?: boolean;
  /** Shown above the reason: a conflict or a failure. */
  note?: ReactNode;
  /** Shown beside the reason, or above it where there is no room: what the disapproval touches. */
  aside?: ReactNode;
  labels?: { cancel: string; send: string };
}

/** Asks for the reason; a blank one cannot be sent. */
export function DisapproveDialog({
  open,
  title = artworkMessages.disapproveQuestion,
  what,
  reason,
  canSend,
  onReason,
  onCancel,
  onSend,
  busy = false,
  note,
  aside,
  labels,
}: DisapproveDialogProps) {
  return (
    <FormDialog
      open={open}
      title={title}
      width={aside === undefined ? 520 : 790}
      subtitle={what}
      busy={busy}
      onClose={onCancel}
      footer={
        <>
          <Button disabled={busy} aria-keyshortcuts="Escape" onClick={onCancel}>
            {labels?.cancel ?? artworkMessages.cancel} <Kbd silent>Esc</Kbd>
          </Button>
          <Button type="primary" danger disabled={!canSend} loading={busy} onClick={onSend}>
            {labels?.send ?? artworkMessages.disapprove}
          </Button>
        </>
      }
    >
      <Flex vertical className={aside === undefined ? 'mq-decided' : 'mq-decided mq-decided-beside'}>
        {note}
        {aside}
        <ReasonField reason={reason} onChange={onReason} disabled={busy} onSend={() => canSend && onSend()} />
      </Flex>
    </FormDialog>
  );
}
