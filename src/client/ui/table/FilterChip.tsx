import { CheckOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';

interface FilterChipProps {
  on: boolean;
  onChange: (on: boolean) => void;
  children: ReactNode;
  /** The number of matching rows, shown while it is on. */
  count?: number | undefined;
}

/** A yes/no filter: a button that stays pressed. Not antd's `CheckableTag`, which is a checkbox to screen readers. */
export function FilterChip({ on, onChange, children, count }: FilterChipProps) {
  return (
    <Button
      size="small"
      shape="round"
      className={on ? 'mq-chip mq-chip-on' : 'mq-chip'}
      icon={on && <CheckOutlined aria-hidden />}
      aria-pressed={on}
      onClick={() => onChange(!on)}
    >
      {children}
      {on && count !== undefined && <span className="mq-chip-count">{count}</span>}
    </Button>
  );
}
