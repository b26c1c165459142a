import { isFound } from '#contract/fold';
import { CheckCircleOutlined, ExclamationCircleOutlined } from '@ant-design/icons';
import { AutoComplete, Input, Select } from 'antd';
import { useState } from 'react';
import { Field, type FieldControl } from '../../ui/form/Field';
import { fieldLabels, type BoardField, type Verdict } from './boardValues';
import { foldedSearch } from '../../ui/form/foldedSearch';

interface ControlProps {
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  /** px, m², °: of a number, which is read by `boardNumbers`. A text input, because `type="number"` drops what it does not know. */
  unit?: string;
  /** Renders a Select with these options; other stored values are kept and shown. */
  options?: readonly string[];
  /** Suggestions for free text. */
  suggestions?: readonly string[];
  disabled: boolean;
}

interface BoardTextFieldProps extends ControlProps {
  field: BoardField;
  verdict: Verdict;
  required?: boolean;
  /** Shown while there is no verdict. */
  hint?: string;
}

/** One field of a board: label above, unit inside, hint or verdict below; border, icon and text show valid and invalid. */
export function BoardTextField({ field, verdict, required = false, hint, ...control }: BoardTextFieldProps) {
  const isWrong = verdict.state === 'invalid';
  const note = verdict.state !== 'open' && (
    <>
      {isWrong ? <ExclamationCircleOutlined aria-hidden /> : <CheckCircleOutlined aria-hidden />} {verdict.text}
    </>
  );
  return (
    <Field
      label={fieldLabels[field]}
      name={field}
      required={required}
      hint={hint}
      {...(note !== false && (isWrong ? { problem: note } : { validText: note }))}
    >
      {(ties) => <Control {...control} ties={ties} />}
    </Field>
  );
}

function Control(props: ControlProps & { ties: FieldControl }) {
  const { ties, value, onChange, onBlur, unit, options, suggestions, disabled } = props;
  const choose = (next: string | null | undefined): void => onChange(next ?? '');
  if (options) {
    const list = value === '' || options.includes(value) ? options : [value, ...options];
    return (
      <Select
        {...ties}
        disabled={disabled}
        showSearch={foldedSearch}
        allowClear
        value={value === '' ? null : value}
        options={list.map((each) => ({ value: each, label: each }))}
        onChange={choose}
        onBlur={onBlur}
      />
    );
  }
  if (suggestions) return <Suggesting {...props} suggestions={suggestions} />;
  return (
    <Input
      {...ties}
      disabled={disabled}
      value={value}
      inputMode={unit === undefined ? 'text' : 'decimal'}
      suffix={unit && <span className="mq-field-unit">{unit}</span>}
      onChange={({ target }) => onChange(target.value)}
      onBlur={onBlur}
    />
  );
}

/** Free text with suggestions. Only the focused field has its list open: antd leaves a list open that was empty at the blur. */
function Suggesting(props: ControlProps & { ties: FieldControl; suggestions: readonly string[] }) {
  const { ties, value, onChange, onBlur, suggestions, disabled } = props;
  const [isOpen, setOpen] = useState(false);
  return (
    <AutoComplete
      {...ties}
      disabled={disabled}
      value={value}
      open={isOpen}
      onOpenChange={setOpen}
      options={suggestions
        .filter((each) => isFound(each, value))
        .slice(0, 50)
        .map((each) => ({ value: each }))}
      onChange={onChange}
      onBlur={() => {
        setOpen(false);
        onBlur();
      }}
    />
  );
}
