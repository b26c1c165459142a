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
}

function inside(share: number | null): ReactNode {
  if (share === null) return <MinusOutlined className="mq-dial-none" aria-hidden />;
  return isLowBudget(share) ? <WarningOutlined className="mq-tone-error" aria-hidden /> : null;
}

/** How much of a budget is left: green, red below 15 %, empty grey without a budget. The text is beside it. */
export function Dial({ share, label, left }: DialProps) {
  const drawn = share === null ? 0 : Math.min(1, Math.max(0, share));
  const text =
    share === null ? stateMessages.noBudget : [`${formatShare(share)} left`, left].filter(Boolean).join(', ');
  return (
    <Progress
      type="dashboard"
      className="mq-dial"
      size={44}
      strokeWidth={10}
      percent={Number((drawn * 100).toFixed(1))}
      status="normal"
      strokeColor={share !== null && isLowBudget(share) ? 'var(--mq-error)' : 'var(--mq-success)'}
      railColor="var(--mq-fill-strong)"
      gapDegree={90}
      format={() => inside(share)}
      aria-label={label}
      aria-valuetext={text}
    />
  );
}
