import { Tooltip } from 'antd';
import type { ReactNode } from 'react';

/** Says why a control is disabled, to the pointer and to the keyboard; without a reason it is only the control. */
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
