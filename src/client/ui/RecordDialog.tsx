import { Button } from 'antd';
import type { ReactNode } from 'react';
import { FailureAlert, type ShownFailure } from './FailureAlert';
import { FormDialog } from './FormDialog';
import { formMessages } from './ui.messages';

interface RecordDialogProps {
  title: string;
  subtitle?: ReactNode;
  /** What the button says, and what it says while saving. */
  word?: string;
  busyWord?: string;
  busy: boolean;
  /** What could not be saved, over the fields; a failure that belongs to one field is shown there. */
  failure?: ShownFailure | undefined;
  failureTitle?: string | undefined;
  onSubmit: () => void;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

/** A dialog that creates or changes one record: fields, the failure over them, Cancel and the one filled button; Enter submits. */
export function RecordDialog({
  title,
  subtitle,
  word = formMessages.save,
  busyWord = formMessages.saving,
  busy,
  failure,
  failureTitle = '',
  onSubmit,
  onClose,
  children,
}: RecordDialogProps) {
  const buttons = (
    <>
      <Button disabled={busy} onClick={onClose}>
        {formMessages.cancel}
      </Button>
      <Button type="primary" disabled={busy} onClick={onSubmit}>
        {busy ? busyWord : word}
      </Button>
    </>
  );
  return (
    <FormDialog open title={title} subtitle={subtitle} onClose={onClose} busy={busy} footer={buttons}>
      <form
        className="mq-dialog-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) onSubmit();
        }}
      >
        {failure && <FailureAlert inline title={failureTitle} failure={failure} />}
        {children}
        <button type="submit" hidden />
      </form>
    </FormDialog>
  );
}
