import { LOW_WALLET_SHARE } from './share';

interface WalletRingProps {
  /** From 0 to 1. */
  share: number;
  label: string;
  /** The amount, for those who hear the ring. */
  amount?: string;
  /** Its width in CSS pixels; 48 unless told. */
  size?: number;
}

/** A circle with its share in whole per cent; another colour below 25 %. In hundredths of its width, as the strokes of antd's Progress. */
export function WalletRing({ share, label, amount, size = 48 }: WalletRingProps) {
  const drawn = Math.min(1, Math.max(0, share));
  const percent = Math.round(drawn * 100);
  const words = `${String(percent)}%`;
  const strokeWidth = size > 48 ? 6 : 10;
  const circle = {
    cx: 50,
    cy: 50,
    r: 50 - strokeWidth / 2,
    fill: 'none',
    strokeWidth,
    strokeLinecap: 'round',
    pathLength: 100,
  } as const;
  return (
    <span
      role="progressbar"
      className="mq-ring"
      style={{ width: size, height: size }}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={[words, amount].filter(Boolean).join(', ')}
    >
      <svg viewBox="0 0 100 100" width={size} height={size} aria-hidden>
        <circle {...circle} stroke="var(--mq-fill-strong)" />
        {percent > 0 && (
          <circle
            {...circle}
            stroke={drawn < LOW_WALLET_SHARE ? 'var(--mq-error)' : 'var(--mq-success)'}
            strokeDasharray={`${String(percent)} 100`}
            transform="rotate(-90 50 50)"
          />
        )}
      </svg>
      <span className="mq-ring-words">{words}</span>
    </span>
  );
}
