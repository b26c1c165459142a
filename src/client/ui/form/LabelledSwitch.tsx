import { Switch } from 'antd';

interface LabelledSwitchProps {
  /** The switch's name, with what it acts on; it does not change with the state: 'Winter fares active'. */
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** The word beside it, for each state. */
  on: string;
  off: string;
  /** Left out, it is as what lies around it says. */
  disabled?: boolean;
  loading?: boolean;
}

/** A switch with its state in a word beside it. */
export function LabelledSwitch({ label, checked, onChange, on, off, disabled, loading = false }: LabelledSwitchProps) {
  return (
    <span className="mq-switch">
      <Switch
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
