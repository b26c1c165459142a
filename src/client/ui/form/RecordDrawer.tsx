import { Button, Drawer, Flex, Form } from 'antd';
import { useId, type ReactNode } from 'react';
import { ErrorBoundary } from '../feedback/ErrorBoundary';
import { failureMessages, formMessages } from '../ui.messages';
import { useFocusRefused } from './useFocusRefused';
import './dialogs.css';

interface RecordDrawerProps {
  /** The record's name, also the accessible name of the drawer. */
  title: string;
  subtitle?: ReactNode;
  /** Left of the title: its picture. */
  picture?: ReactNode;
  busy: boolean;
  /** Whether there is anything to save. */
  changed: boolean;
  /** Shown above the buttons, for example a failure. */
  alert?: ReactNode;
  /** Says on the button what saving does. */
  saveLabel?: string;
  /** Pixels. */
  width?: number;
  /** The destructive action, at the left of the footer. */
  destructive?: ReactNode;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** One record in a drawer beside its list: its fields, and a footer with Cancel and the primary button. */
export function RecordDrawer({
  title,
  subtitle,
  picture,
  busy,
  changed,
  alert,
  saveLabel = formMessages.saveChanges,
  width = 480,
  destructive,
  onSubmit,
  onClose,
  children,
}: RecordDrawerProps) {
  const formId = useId();
  useFocusRefused(formId, busy);
  const titleId = useId();
  return (
    <Drawer
      open
      size={width}
      aria-labelledby={titleId}
      keyboard={!busy}
      mask={{ closable: !changed && !busy }}
      closable={busy ? false : { placement: 'end', 'aria-label': formMessages.close }}
      onClose={onClose}
      title={
        <Flex gap={16} align="center" className="mq-record-drawer-head">
          {picture}
          <div>
            <h2 id={titleId}>{title}</h2>
            {subtitle !== undefined && <span className="mq-dialog-subtitle">{subtitle}</span>}
          </div>
        </Flex>
      }
      footer={
        <Flex wrap gap={8} className="mq-record-drawer-foot">
          {alert && <div className="mq-form-alert">{alert}</div>}
          <div>{destructive}</div>
          <Button disabled={busy} onClick={onClose}>
            {formMessages.cancel}
          </Button>
          <Button type="primary" htmlType="submit" form={formId} disabled={busy || !changed}>
            {busy ? formMessages.saving : saveLabel}
          </Button>
        </Flex>
      }
    >
      <Form
        id={formId}
        className="mq-dialog-form"
        noValidate
        onFinish={() => {
          if (!busy) onSubmit();
        }}
      >
        <ErrorBoundary what={failureMessages.thisDialog}>{children}</ErrorBoundary>
      </Form>
    </Drawer>
  );
}
