import { MinusOutlined, WarningOutlined } from '@ant-design/icons';
import { Progress } from 'antd';
import type { ReactNode } from 'react';
import { isLowBudget } from '#contract/campaignStates';
import { stateMessages } from '../ui.messages';
import { formatShare } from '../format/share';

interface DialProps {
  /** The remaining share from 0 to 1 (clamped); null: no budget. */
  share: number | null;
  /** The dial's name, with what it belongs to: 'Budget left of Winter fares'. */
  label: string;
  /** The remaining amount, for screen readers: '$34.00'. */
  left?: string;
  /** `table`: 44 px without a number, because the text is beside it. `page`: 104 px with one decimal. */
  size?: 'table' | 'page';
}

const PIXELS = { table: 44, page: 104 } as const;

function inside(share: number | null, size: 'table' | 'page'): ReactNode {
  if (share === null)
    return size === 'page' ? (
      <span className="mq-dial-none">{stateMessages.noBudget}</span>
    ) : (
      <MinusOutlined className="mq-dial-none" aria-hidden />
    );
  const low = isLowBudget(share);
  if (size === 'table') return low ? <WarningOutlined className="mq-tone-error" aria-hidden /> : null;
  return <span className={low ? 'mq-dial-number mq-tone-error' : 'mq-dial-number'}>{formatShare(share)}</span>;
}

/**
 * How much of a budget is left: green, red below 15 %, empty grey without a budget. The text is beside it, with
 * `StatusLabel` lowBudget on pages.
 */
export function Dial({ share, label, left, size = 'table' }: DialProps) {
  const drawn = share === null ? 0 : Math.min(1, Math.max(0, share));
  const text =
    share === null ? stateMessages.noBudget : [`${formatShare(share)} left`, left].filter(Boolean).join(', ');
  return (
    <Progress
      type="dashboard"
      className={`mq-dial mq-dial-${size}`}
      size={PIXELS[size]}
      strokeWidth={size === 'table' ? 10 : 7}
      percent={Number((drawn * 100).toFixed(1))}
      status="normal"
      strokeColor={share !== null && isLowBudget(share) ? 'var(--mq-error)' : 'var(--mq-success)'}
      railColor="var(--mq-fill-strong)"
      gapDegree={90}
      format={() => inside(share, size)}
      aria-label={label}
      aria-valuetext={text}
    />
  );
}
