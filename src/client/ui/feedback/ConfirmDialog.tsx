import { WarningOutlined } from '@ant-design/icons';
import { Button, Flex, Modal } from 'antd';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { FailureAlert } from './FailureAlert';
import type { ShownFailure } from './FailureAlert';
import { useCounted, type Touches } from './touches';
import { WhatThisTouches } from './WhatThisTouches';
import { confirmMessages, listMessages, touchMessages, formMessages } from '../ui.messages';
import { grouped } from '../format/grouped';
import { useLayerOpen } from './useLayerOpen';
import '../form/dialogs.css';

export interface ConfirmQuestion {
  /** The question itself: 'Delete this board? It cannot be undone.' */
  title: string;
  /** Further consequences. */
  children?: ReactNode;
  /** The names of the affected records; the first five are shown, all are counted. */
  names?: readonly string[];
  /** The number of affected records, if not all names are known. */
  count?: number;
  /** One line under the question: what happens, and when. */
  lead?: ReactNode;
  /** Counts what the act touches, for the panel below the question. */
  touches?: (() => Promise<Touches>) | undefined;
  /** 'No, I'll keep it.' */
  keepText?: string;
  /** 'Yes, I'm sure.' */
  sureText?: string;
  /** Red button for destructive actions (the default), else accent. */
  danger?: boolean;
}

export interface ConfirmDialogProps extends ConfirmQuestion {
  open: boolean;
  /** While the action is running: buttons, Esc and the close button do nothing. */
  busy?: boolean;
  failure?: ShownFailure | undefined;
  onKeep: () => void;
  onSure: () => void;
}

const NAMED = 5;

function Hit({ names = [], count = names.length }: Pick<ConfirmQuestion, 'names' | 'count'>) {
  if (count === 0) return null;
  const shown = names.slice(0, NAMED);
  return (
    <div className="mq-confirm-hit">
      {count > 1 && <p>{`${String(count)} in all:`}</p>}
      <ul>
        {shown.map((name, index) => (
          <li key={index}>{name}</li>
        ))}
        {count > shown.length && shown.length > 0 && <li>{`and ${grouped(count - shown.length)} more`}</li>}
      </ul>
    </div>
  );
}

/** The confirmation before an action that cannot be undone, with the affected records and their number. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, lead, touches, children, names, count, busy = false, failure, onKeep, onSure } = props;
  const keep = useRef<HTMLButtonElement>(null);
  const { keepText = confirmMessages.keep, sureText = confirmMessages.sure } = props;
  const act = useRef<HTMLButtonElement>(null);
  const [isOpened, setIsOpened] = useState(false);
  const counted = useCounted(open ? touches : undefined);
  const hasPanel = touches !== undefined;
  const changesNothing = counted.touches?.changesNothing === true;
  const danger = (props.danger ?? true) && !changesNothing;
  const shownLead = counted.touches?.lead ?? lead;
  const listsNames = !hasPanel || counted.status === 'failed';
  // What can be undone is one key away once its consequences are there; a person who moved on keeps the focus.
  const isSafe = isOpened && !danger && counted.status === 'ready';
  useEffect(() => {
    if (isSafe && document.activeElement === keep.current) act.current?.focus();
  }, [isSafe]);
  const heading = (
    <>
      <span>{changesNothing ? touchMessages.nothing : (counted.touches?.title ?? title)}</span>
      {shownLead !== undefined && <span className="mq-dialog-subtitle">{shownLead}</span>}
    </>
  );
  const isOpen = useLayerOpen(open);
  return (
    <Modal
      open={isOpen}
      width={hasPanel ? 600 : 480}
      {...(hasPanel
        ? {
            className: 'mq-form-dialog mq-touch-dialog',
            classNames: {
              container: 'mq-touch-sheet',
              body: 'mq-form-body mq-touch-body',
              footer: 'mq-form-foot mq-touch-foot',
            },
          }
        : { classNames: { footer: 'mq-touch-foot' } })}
      destroyOnHidden
      closable={hasPanel && !busy && { 'aria-label': formMessages.close }}
      keyboard={!busy}
      mask={{ closable: !busy }}
      onCancel={busy ? () => undefined : onKeep}
      // antd would take the focus from who got it while the dialog closed, such as the report of a run.
      focusable={{ focusTriggerAfterClose: false }}
      // Until then the dialog itself has the focus, so that pressing Enter twice does not confirm.
      afterOpenChange={(opened) => {
        if (opened) keep.current?.focus();
        setIsOpened(opened);
      }}
      title={
        hasPanel ? (
          heading
        ) : (
          <Flex component="span" gap={12} align="flex-start" className="mq-confirm-title">
            <WarningOutlined className={danger ? 'mq-tone-error' : 'mq-tone-warning'} aria-hidden />
            <span>{heading}</span>
          </Flex>
        )
      }
      footer={
        <>
          <Button ref={keep} disabled={busy} onClick={onKeep}>
            {keepText}
          </Button>
          <Button
            ref={act}
            type="primary"
            danger={danger}
            loading={busy}
            disabled={hasPanel && counted.status === 'counting'}
            onClick={onSure}
          >
            {changesNothing ? listMessages.clearSelection : (counted.touches?.sureText ?? sureText)}
          </Button>
        </>
      }
    >
      <div className={hasPanel ? 'mq-touches' : 'mq-confirm-body'}>
        {hasPanel && <WhatThisTouches counted={counted} />}
        {children}
        {listsNames && <Hit {...(names && { names })} {...(count !== undefined && { count })} />}
        {failure && <FailureAlert inline title={failure.message} failure={failure} />}
      </div>
    </Modal>
  );
}
