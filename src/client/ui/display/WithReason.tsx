import { Button, Tooltip, type ButtonProps } from 'antd';
import type { ReactNode } from 'react';

interface WithReasonProps {
  reason: string | undefined;
  children: ReactNode;
}

/**
 * Adds a tooltip with the reason why a control is disabled, for pointer and keyboard; without a reason, renders only
 * the control.
 */
export function WithReason({ reason, children }: WithReasonProps) {
  if (reason === undefined) return children;
  return (
    <Tooltip title={reason} trigger={['hover', 'focus']}>
      <span role="note" aria-label={reason} tabIndex={0}>
        {children}
      </span>
    </Tooltip>
  );
}

export type ReasonButtonProps = ButtonProps & Pick<WithReasonProps, 'reason'>;

/** A button that is disabled if there is a reason for it. */
export function ReasonButton({ reason, disabled = false, ...button }: ReasonButtonProps) {
  return (
    <WithReason reason={reason}>
      <Button {...button} disabled={disabled || reason !== undefined} />
    </WithReason>
  );
}
