import { CheckCircleOutlined, ExclamationCircleOutlined } from '@ant-design/icons';
import { AutoComplete, Input, Select } from 'antd';
import { useId, type ReactNode } from 'react';
import '../../ui/field.css';
import { fieldLabels, type BoardField, type Verdict } from './boardValues';

interface FieldProps {
  field: BoardField;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  verdict: Verdict;
  /** Shown while there is no verdict. */
  hint?: string;
  required?: boolean;
  /** px, m², ° */
  unit?: string;
  kind?: 'text' | 'number';
  /** A closed list: a Select; values that are not in it are kept and shown. */
  options?: readonly string[];
  /** Suggestions for a free text. */
  suggestions?: readonly string[];
  disabled?: boolean;
}

/** One field: label above, unit inside, hint or verdict below; border, icon and text show valid and invalid. */
export function BoardTextField({
  field,
  value,
  onChange,
  onBlur,
  verdict,
  hint,
  required = false,
  unit,
  kind = 'text',
  options,
  suggestions,
  disabled = false,
}: FieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const status = verdict.state === 'invalid' ? ('error' as const) : ('' as const);
  const common = {
    id,
    disabled,
    'aria-required': required,
    'aria-invalid': verdict.state === 'invalid',
    'aria-describedby': noteId,
  };
  const list = options && (value === '' || options.includes(value) ? options : [value, ...options]);
  return (
    <div className={`mq-field mq-field-${verdict.state}`} data-field={field}>
      <label htmlFor={id}>
        {fieldLabels[field]}
        {required && (
          <span aria-hidden className="mq-field-star">
            *
          </span>
        )}
      </label>
      {list ? (
        <Select
          {...common}
          showSearch
          allowClear
          status={status}
          value={value === '' ? null : value}
          placeholder={hint}
          options={list.map((each) => ({ value: each, label: each }))}
          onChange={(next: string | null | undefined) => {
            onChange(next ?? '');
          }}
          onBlur={onBlur ?? (() => undefined)}
        />
      ) : suggestions ? (
        <AutoComplete
          {...common}
          status={status}
          value={value}
          options={suggestions
            .filter((each) => each.toLowerCase().includes(value.toLowerCase()))
            .slice(0, 50)
            .map((each) => ({ value: each }))}
          onChange={(next: string | null | undefined) => {
            onChange(next ?? '');
          }}
          onBlur={onBlur ?? (() => undefined)}
        />
      ) : (
        <Input
          {...common}
          status={status}
          value={value}
          type={kind}
          {...(kind === 'number' ? { step: 'any', inputMode: 'decimal' as const } : {})}
          suffix={unit && <span className="mq-field-unit">{unit}</span>}
          onChange={(event) => {
            onChange(event.target.value);
          }}
          onBlur={onBlur}
        />
      )}
      <Note id={noteId} verdict={verdict} hint={hint} />
    </div>
  );
}

function Note({ id, verdict, hint }: { id: string; verdict: Verdict; hint: ReactNode }) {
  if (verdict.state === 'open')
    return (
      <p id={id} className="mq-field-note">
        {hint}
      </p>
    );
  const icon =
    verdict.state === 'valid' ? <CheckCircleOutlined aria-hidden /> : <ExclamationCircleOutlined aria-hidden />;
  return (
    <p id={id} className={`mq-field-note ${verdict.state === 'valid' ? 'mq-tone-success' : 'mq-tone-error'}`}>
      {icon} {verdict.text}
    </p>
  );
}
