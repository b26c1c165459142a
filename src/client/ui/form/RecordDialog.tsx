import { Button, Form } from 'antd';
import { useId, type ReactNode } from 'react';
import { FailureAlert, type ShownFailure } from '../feedback/FailureAlert';
import { FormDialog } from './FormDialog';
import { formMessages } from '../ui.messages';

interface RecordDialogProps {
  title: string;
  subtitle?: ReactNode;
  /** The button's label, and its label while saving. */
  label?: string;
  busyLabel?: string;
  busy: boolean;
  /** The failure shown above the fields; a failure of one field is shown at that field. */
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
  label = formMessages.save,
  busyLabel = formMessages.saving,
  busy,
  failure,
  failureTitle = '',
  onSubmit,
  onClose,
  children,
}: RecordDialogProps) {
  const formId = useId();
  const buttons = (
    <>
      <Button disabled={busy} onClick={onClose}>
        {formMessages.cancel}
      </Button>
      <Button type="primary" htmlType="submit" form={formId} disabled={busy}>
        {busy ? busyLabel : label}
      </Button>
    </>
  );
  return (
    <FormDialog open title={title} subtitle={subtitle} onClose={onClose} busy={busy} footer={buttons}>
      <Form
        id={formId}
        className="mq-dialog-form"
        noValidate
        onFinish={() => {
          if (!busy) onSubmit();
        }}
      >
        {failure && <FailureAlert inline title={failureTitle} failure={failure} />}
        {children}
      </Form>
    </FormDialog>
  );
}
