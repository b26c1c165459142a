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
  /** The error message of the value; replaces the hint. */
  problem?: ReactNode;
  /** The success message of the value; replaces the hint. */
  validText?: ReactNode;
  hint?: ReactNode;
  required?: boolean;
  /** The name by which code finds the field in its form. */
  name?: string;
  /** Renders the control with these attributes. */
  children: (control: FieldControl) => ReactNode;
}

/**
 * One field of a form, as antd's Form.Item: label above, hint or error below, all associated with the control. antd
 * does that only for values in its own form state; ours are in drafts and machines.
 */
export function Field({ label, problem, validText, hint, required = false, name, children }: FieldProps) {
  const id = useId();
  const isWrong = problem !== undefined;
  return (
    <Form.Item
      layout="vertical"
      className="mq-field-item"
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
      validateStatus={isWrong ? 'error' : validText === undefined ? '' : 'success'}
      help={<span id={`${id}-note`}>{problem ?? validText ?? hint}</span>}
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
