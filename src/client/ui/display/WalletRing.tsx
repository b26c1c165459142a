import { Progress } from 'antd';
import { LOW_WALLET_SHARE } from '../format/share';

interface WalletRingProps {
  /** From 0 to 1. */
  share: number;
  label: string;
  /** The amount, for screen readers. */
  amount?: string;
  /** Its width in CSS pixels; 48 by default. */
  size?: number;
}

/** A circle with its share in whole per cent; another colour below 25 %. */
export function WalletRing({ share, label, amount, size = 48 }: WalletRingProps) {
  const drawn = Math.min(1, Math.max(0, share));
  const percent = Math.round(drawn * 100);
  const text = `${String(percent)}%`;
  return (
    <Progress
      type="circle"
      className="mq-ring"
      size={size}
      strokeWidth={size > 48 ? 6 : 10}
      percent={percent}
      status="normal"
      strokeColor={drawn < LOW_WALLET_SHARE ? 'var(--mq-error)' : 'var(--mq-success)'}
      railColor="var(--mq-fill-strong)"
      format={() => <span className="mq-ring-text">{text}</span>}
      aria-label={label}
      aria-valuetext={[text, amount].filter(Boolean).join(', ')}
    />
  );
}
