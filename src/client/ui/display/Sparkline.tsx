interface SparklineProps {
  /** A text alternative with everything that the plot shows. */
  label: string;
  values: readonly number[];
  /** Pixels. */
  width?: number;
  height?: number;
  /** A level to compare with, drawn dashed. */
  level?: number | null;
  /** Bars for amounts within each step, a line for levels at its end. */
  shape?: 'line' | 'bars';
}

/** A small plot beside its number. */
export function Sparkline({ label, values, width = 96, height = 28, level = null, shape = 'line' }: SparklineProps) {
  const top = Math.max(1e-9, level ?? 0, ...values) * 1.08;
  const step = width / Math.max(1, shape === 'bars' ? values.length : values.length - 1);
  const y = (value: number): number => Number((height - (value / top) * height).toFixed(2));
  const points = values.map((value, i) => `${(i * step).toFixed(2)},${String(y(value))}`);
  return (
    <svg
      className="mq-sparkline"
      role="img"
      aria-label={label}
      width={width}
      height={height}
      viewBox={`0 0 ${String(width)} ${String(height)}`}
    >
      {shape === 'bars' ? (
        values.map((value, i) => (
          <rect key={i} x={i * step} y={y(value)} width={Math.max(1, step - 2)} height={height - y(value)} rx={1} />
        ))
      ) : (
        <polyline points={points.join(' ')} />
      )}
      {level !== null && <line x1={0} x2={width} y1={y(level)} y2={y(level)} />}
    </svg>
  );
}
