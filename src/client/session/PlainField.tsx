import { useId, useState, type ReactNode } from 'react';
import { EyeIcon } from './icons';

interface PlainFieldProps {
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  type?: 'email' | 'text' | 'password';
  autoComplete: string;
  inputMode?: 'numeric';
  autoFocus?: boolean;
  required?: boolean;
  hint?: string;
  /** A link that stands at the right of the label, and after the field for the keyboard. */
  beside?: ReactNode;
  /** A button inside the field, at its end. */
  inside?: ReactNode;
  /** Id of the message that tells what is wrong. */
  describedBy?: string;
}

/** A labelled text field of the pages before login. */
export function PlainField({
  label,
  hint,
  beside,
  inside,
  describedBy,
  onChange,
  type = 'text',
  ...input
}: PlainFieldProps) {
  const id = useId();
  const described = [hint === undefined ? '' : `${id}-hint`, describedBy ?? ''].filter(Boolean).join(' ');
  return (
    <div className="mq-plain-field">
      <label htmlFor={id}>{label}</label>
      <span className="mq-plain-input">
        <input
          id={id}
          type={type}
          {...input}
          {...(described === '' ? {} : { 'aria-describedby': described })}
          onChange={(event) => onChange(event.target.value)}
        />
        {inside}
      </span>
      {beside !== undefined && <span className="mq-plain-beside">{beside}</span>}
      {hint !== undefined && (
        <p id={`${id}-hint`} className="mq-two">
          {hint}
        </p>
      )}
    </div>
  );
}

/** A password field whose text can be shown. */
export function PasswordField(props: Omit<PlainFieldProps, 'type' | 'inside'>) {
  const [shown, setShown] = useState(false);
  return (
    <PlainField
      {...props}
      required
      type={shown ? 'text' : 'password'}
      inside={
        <button
          type="button"
          className="mq-plain-eye"
          aria-label={shown ? 'Hide password' : 'Show password'}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <EyeIcon open={shown} />
        </button>
      }
    />
  );
}
