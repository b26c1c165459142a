import { Form } from 'antd';
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
  const status = problem === undefined ? '' : 'error';
  return (
    <Form.Item
      layout="vertical"
      className={wide ? 'mq-field-item mq-field-wide' : 'mq-field-item'}
      htmlFor={id}
      label={
        <>
          {label}
          {/* Not antd's mark: the style sheet's star would become part of the name. */}
          {required && (
            <span aria-hidden className="mq-field-star">
              *
            </span>
          )}
        </>
      }
      validateStatus={status}
      help={<span id={`${id}-note`}>{problem ?? hint}</span>}
    >
      {children({
        id,
        'aria-required': required,
        'aria-invalid': problem !== undefined,
        'aria-describedby': `${id}-note`,
        status,
      })}
    </Form.Item>
  );
}
