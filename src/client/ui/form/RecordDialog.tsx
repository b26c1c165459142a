import { Button, Form } from 'antd';
import { useId, type ReactNode } from 'react';
import { FormDialog } from './FormDialog';
import { formMessages } from '../ui.messages';
import { useFocusRefused } from './useFocusRefused';

interface RecordDialogProps {
  /** Given where the caller reads the form's fields. */
  formId?: string;
  title: string;
  subtitle?: ReactNode;
  /** The button's label, and its label while saving. */
  label?: string;
  busyLabel?: string;
  busy: boolean;
  /** A stored record as it is: there is nothing to save. */
  unchanged?: boolean;
  /** Shown above the buttons, for example a failure; that of one field is shown at the field. */
  alert?: ReactNode;
  onSubmit: () => void;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

/** A dialog that creates or changes one record: fields, what is to be said about saving them, Cancel and the one filled button; Enter submits. */
export function RecordDialog({
  formId: givenId,
  title,
  subtitle,
  label = formMessages.save,
  busyLabel = formMessages.saving,
  busy,
  unchanged = false,
  alert,
  onSubmit,
  onClose,
  children,
}: RecordDialogProps) {
  const ownId = useId();
  const formId = givenId ?? ownId;
  useFocusRefused(formId, busy);
  const buttons = (
    <>
      {alert && <div className="mq-form-alert">{alert}</div>}
      <Button disabled={busy} onClick={onClose}>
        {formMessages.cancel}
      </Button>
      <Button type="primary" htmlType="submit" form={formId} disabled={busy || unchanged}>
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
        {children}
      </Form>
    </FormDialog>
  );
}
