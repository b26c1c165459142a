import { useId, type ReactNode } from 'react';
import './field.css';

export interface FieldControl {
  id: string;
  'aria-required': boolean;
  'aria-invalid': boolean;
  'aria-describedby': string;
  status: '' | 'error';
}

interface FieldProps {
  label: string;
  /** What is wrong with the value; takes the hint's place. */
  problem?: string | undefined;
  hint?: ReactNode;
  required?: boolean;
  /** Over all columns of its fieldset. */
  wide?: boolean;
  /** Draws the control with these attributes. */
  children: (control: FieldControl) => ReactNode;
}

/** One field of a form: label above, hint or what is wrong below, all tied to the control. */
export function Field({ label, problem, hint, required = false, wide = false, children }: FieldProps) {
  const id = useId();
  return (
    <div className={wide ? 'mq-field mq-field-wide' : 'mq-field'}>
      <label htmlFor={id}>
        {label}
        {required && (
          <span aria-hidden className="mq-field-star">
            *
          </span>
        )}
      </label>
      {children({
        id,
        'aria-required': required,
        'aria-invalid': problem !== undefined,
        'aria-describedby': `${id}-note`,
        status: problem === undefined ? '' : 'error',
      })}
      <p id={`${id}-note`} className={problem === undefined ? 'mq-field-note' : 'mq-field-note mq-tone-error'}>
        {problem ?? hint}
      </p>
    </div>
  );
}
