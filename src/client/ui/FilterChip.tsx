import { CheckOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';

interface FilterChipProps {
  on: boolean;
  onChange: (on: boolean) => void;
  children: ReactNode;
  /** How many rows match, shown while it is on. */
  count?: number | undefined;
}

/** A yes/no filter: a button that stays pressed. */
export function FilterChip({ on, onChange, children, count }: FilterChipProps) {
  return (
    <button
      type="button"
      className={on ? 'mq-chip mq-chip-on' : 'mq-chip'}
      aria-pressed={on}
      onClick={() => onChange(!on)}
    >
      {on && <CheckOutlined aria-hidden className="mq-chip-tick" />}
      {children}
      {on && count !== undefined && <span className="mq-chip-count">{count}</span>}
    </button>
  );
}
