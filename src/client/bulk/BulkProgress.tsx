import { LoadingOutlined, UndoOutlined } from '@ant-design/icons';
import { Alert, Button, Progress } from 'antd';
import { useEffect, useRef } from 'react';
import { notRun } from './bulkRun.machine';
import type { BulkRunContext } from './bulkRun.machine';
import { UndoButton } from './UndoButton';
import type { BulkRun } from './useBulkRun';
import type { OfferedUndo } from './useUndoOffer';
import { focusOn } from '../ui/keyboard/focusPlace';
import { listMessages, touchMessages, formMessages } from '../ui/ui.messages';
import '../ui/table/BulkBar.css';

export interface BulkProgressProps {
  run: Pick<BulkRun, 'phase' | 'context' | 'send'>;
  /** The running action: 'Removing the selected campaigns...' */
  label: string;
  /** What was done: '3 boards paused' */
  done: (count: number) => string;
  /** Of acts that can be undone. */
  undo?: OfferedUndo | undefined;
  /** In a dialog: the progress gets the focus from the question that began the run. */
  takesFocus?: boolean;
}

const STEPS_SAID = 10;

/** Announced only at every tenth of the run, so that screen readers are not talking all the time. */
function saidProgress(done: number, total: number): string {
  const step = Math.floor((done / total) * STEPS_SAID);
  return step === 0 ? '' : listMessages.progress(Math.floor((step * total) / STEPS_SAID), total);
}

function Under({ run: { phase, context, send }, label, takesFocus = false }: BulkProgressProps) {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus && region.current) focusOn(region.current);
  }, [takesFocus]);
  const total = context.items.length;
  const settled = context.done.length + context.failed.length;
  return (
    <div ref={region} className="mq-bulk" role="region" aria-label={listMessages.bulkActions}>
      <LoadingOutlined className="mq-tone-link" aria-hidden />
      <strong className="mq-bulk-count">{label}</strong>
      <span className="mq-bulk-step">{listMessages.progress(settled, total)}</span>
      <Progress
        className="mq-bulk-bar"
        percent={Math.round((settled / total) * 100)}
        showInfo={false}
        size="small"
        status="normal"
        aria-label={label}
      />
      {context.failed.length > 0 && (
        <span className="mq-tone-error">{listMessages.failedCount(context.failed.length)}</span>
      )}
      <Button size="small" disabled={phase === 'stopping'} onClick={() => send({ type: 'run.stop' })}>
        {phase === 'stopping' ? listMessages.stopping : listMessages.stop}
      </Button>
      <span className="mq-sr" role="status">
        {saidProgress(settled, total)}
      </span>
    </div>
  );
}

function summary(context: BulkRunContext, done: BulkProgressProps['done']): string {
  const left = notRun(context).length;
  const parts = context.done.length > 0 ? [done(context.done.length)] : [];
  if (context.failed.length > 0) parts.push(listMessages.failedCount(context.failed.length));
  if (left > 0) parts.push(listMessages.notRunCount(left));
  return parts.join(', ');
}

function Finished({ run: { context, send }, done, undo }: BulkProgressProps) {
  const { failed } = context;
  const undone = undo?.undone;
  return (
    <Alert
      className="mq-bulk-result"
      classNames={{ close: 'mq-bulk-close' }}
      styles={{
        title: { margin: 0, fontSize: 13, lineHeight: '20px' },
        actions: { display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' },
      }}
      role="region"
      aria-label={listMessages.bulkActions}
      showIcon
      type={undone !== undefined ? 'info' : failed.length > 0 ? 'warning' : 'success'}
      {...(undone !== undefined && { icon: <UndoOutlined aria-hidden /> })}
      title={
        <>
          <strong role="status">{undone ?? summary(context, done)}</strong>
          {failed.length > 0 && (
            <ul className="mq-bulk-failed">
              {failed.map(({ id, name, reason }) => (
                <li key={id}>
                  <strong>{name}</strong>: {reason}
                </li>
              ))}
            </ul>
          )}
        </>
      }
      action={
        <>
          {failed.length > 0 && (
            <Button
              size="small"
              disabled={undo?.isUndoing === true}
              onClick={() => {
                undo?.forget();
                send({ type: 'run.retry' });
              }}
            >
              {listMessages.retryFailed}
            </Button>
          )}
          {undo?.isUndoing === true && (
            <Button size="small" loading>
              {touchMessages.undo}
            </Button>
          )}
          {undo?.open && (
            <UndoButton until={undo.open.until} icon={<UndoOutlined aria-hidden />} onClick={undo.open.run} />
          )}
        </>
      }
      closable={{
        'aria-label': formMessages.close,
        onClose: () => {
          undo?.forget();
          send({ type: 'run.dismiss' });
        },
      }}
    />
  );
}

/** What an undone run without failures says in the bulk bar, where its records are ticked again. */
export const undoneText = ({ run: { phase, context }, undo }: BulkProgressProps): string | undefined =>
  phase === 'finished' && context.failed.length === 0 ? undo?.undone : undefined;

/** The progress of a bulk run and its summary, in the place of the bulk bar. */
export function BulkProgress(props: BulkProgressProps) {
  const { phase } = props.run;
  if (phase === null) return null;
  return phase === 'finished' ? <Finished {...props} /> : <Under {...props} />;
}
