import { useId, type ReactNode } from 'react';
import './segmented.css';

interface SegmentedProps<Value extends string> {
  /** What is chosen here: 'View'. */
  label: string;
  className?: string;
  options: readonly { value: Value; label: string; icon?: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One of a few, side by side. Plain radio buttons: antd's Segmented is 11 kB with the tooltip that it brings, which `/boards` would load before its rows. */
export function Segmented<Value extends string>({
  label,
  className = '',
  options,
  value,
  onChange,
}: SegmentedProps<Value>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={`mq-segmented ${className}`}>
      {options.map((option) => (
        <label key={option.value} className={option.value === value ? 'mq-segment mq-segment-on' : 'mq-segment'}>
          <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
          {option.icon}
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  );
}
