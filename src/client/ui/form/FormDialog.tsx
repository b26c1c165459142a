import { Modal } from 'antd';
import { useEffect, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { ErrorBoundary } from '../feedback/ErrorBoundary';
import { focusAtEnd } from '../keyboard/focusAtEnd';
import { failureMessages } from '../ui.messages';
import { useLayerOpen } from '../feedback/useLayerOpen';
import './dialogs.css';

interface FormDialogProps {
  open: boolean;
  title: ReactNode;
  subtitle?: ReactNode;
  children: ReactNode;
  /** The buttons; the last one is the primary action. */
  footer?: ReactNode;
  onClose: () => void;
  /** While saving, the dialog cannot be closed. */
  busy?: boolean;
  /** Pixels; 920 for the wide ones. */
  width?: number;
}

/** Pixels: dialogs from this width take the window's whole height. */
const wideFrom = 800;
const FIELDS = 'input:not([type="hidden"]):not([disabled]), textarea:not([disabled]), select:not([disabled])';

/**
 * Focuses the first field. If the user has already focused a field, the focus stays there. What stands above the field
 * stays in sight. @returns whether the focus is in the body
 */
function focusField(body: HTMLElement | null): boolean {
  if (body?.contains(document.activeElement) === false)
    focusAtEnd(body.querySelector<HTMLElement>(FIELDS), { preventScroll: true });
  return body?.contains(document.activeElement) === true;
}

/**
 * A dialog with fields: the first field gets the focus, not the close button. Title and buttons stay while the body
 * scrolls.
 */
export function FormDialog({ open, title, subtitle, children, footer, onClose, busy, width = 480 }: FormDialogProps) {
  const body = useRef<HTMLDivElement>(null);
  const isOpen = useLayerOpen(open);
  return (
    <Modal
      open={isOpen}
      width={width}
      destroyOnHidden
      className={width < wideFrom ? 'mq-form-dialog' : 'mq-form-dialog mq-form-dialog-wide'}
      classNames={{ body: 'mq-form-body', footer: 'mq-form-foot' }}
      footer={footer ?? null}
      keyboard={!busy}
      mask={{ closable: false }}
      closable={busy ? false : { 'aria-label': 'Close' }}
      onCancel={busy ? () => undefined : onClose}
      title={
        <>
          <span>{title}</span>
          {subtitle !== undefined && <span className="mq-dialog-subtitle">{subtitle}</span>}
        </>
      }
      // What an animation hides cannot take the focus.
      afterOpenChange={(opened) => {
        if (opened) focusField(body.current);
      }}
    >
      <DialogBody body={body}>{children}</DialogBody>
    </Modal>
  );
}

/** The fields. The first has the focus as soon as it is there, so that no key is lost; some load with the dialog open. */
function DialogBody({ body, children }: { body: RefObject<HTMLDivElement | null>; children: ReactNode }) {
  // In an effect, because antd puts the dialog into the page after its content.
  useEffect(() => {
    if (!body.current || focusField(body.current)) return;
    const loading = new MutationObserver(() => {
      if (focusField(body.current)) loading.disconnect();
    });
    loading.observe(body.current, { childList: true, subtree: true });
    return () => loading.disconnect();
  }, [body]);
  return (
    <div ref={body}>
      <ErrorBoundary what={failureMessages.thisDialog}>{children}</ErrorBoundary>
    </div>
  );
}
