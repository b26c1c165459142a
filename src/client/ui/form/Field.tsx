import { Form } from 'antd';
import { useId, type ReactNode } from 'react';
import './field.css';

export interface FieldControl {
  id: string;
  'aria-required': boolean;
  'aria-invalid': boolean;
  'aria-describedby': string;
}

interface FieldProps {
  label: string;
  /** What is wrong with the value; takes the hint's place. */
  problem?: ReactNode;
  /** What is right with the value; takes the hint's place. */
  praise?: ReactNode;
  hint?: ReactNode;
  required?: boolean;
  /** Over all columns of its fieldset. */
  wide?: boolean;
  /** For looking the field up in its form. */
  name?: string;
  /** Draws the control with these attributes. */
  children: (control: FieldControl) => ReactNode;
}

/**
 * One field of a form, as antd's Form.Item: label above, hint or what is wrong below, all tied to the control. antd ties them
 * only for values that its form keeps; ours are kept by drafts and machines.
 */
export function Field({ label, problem, praise, hint, required = false, wide = false, name, children }: FieldProps) {
  const id = useId();
  const isWrong = problem !== undefined;
  return (
    <Form.Item
      layout="vertical"
      className={wide ? 'mq-field-item mq-field-wide' : 'mq-field-item'}
      htmlFor={id}
      {...(name !== undefined && { 'data-field': name })}
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
      validateStatus={isWrong ? 'error' : praise === undefined ? '' : 'success'}
      help={<span id={`${id}-note`}>{problem ?? praise ?? hint}</span>}
    >
      {children({
        id,
        'aria-required': required,
        'aria-invalid': isWrong,
        'aria-describedby': `${id}-note`,
      })}
    </Form.Item>
  );
}
