import { Tooltip } from 'antd';
import type { ReactNode } from 'react';

/**
 * Adds a tooltip with the reason why a control is disabled, for pointer and keyboard; without a reason, renders only
 * the control.
 */
export function WithReason({ reason, children }: { reason: string | undefined; children: ReactNode }) {
  if (reason === undefined) return children;
  return (
    <Tooltip title={reason} trigger={['hover', 'focus']}>
      <span role="note" aria-label={reason} tabIndex={0}>
        {children}
      </span>
    </Tooltip>
  );
}
