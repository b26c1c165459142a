import { Switch } from 'antd';

interface LabelledSwitchProps {
  /** The switch's name, with what it acts on; it does not change with the state: 'Winter fares active'. */
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** The text beside it for each state. */
  on: string;
  off: string;
  /** By default that of antd's context. */
  disabled?: boolean;
  loading?: boolean;
}

/** A switch with its state as text beside it. */
export function LabelledSwitch({ label, checked, onChange, on, off, disabled, loading = false }: LabelledSwitchProps) {
  return (
    <span className="mq-switch">
      <Switch
        className="mq-switch-target"
        checked={checked}
        onChange={onChange}
        {...(disabled !== undefined && { disabled })}
        loading={loading}
        aria-label={label}
      />
      <span aria-hidden>{checked ? on : off}</span>
    </span>
  );
}
