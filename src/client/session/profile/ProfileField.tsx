import { Form } from 'antd';
import { useId, type ReactNode } from 'react';

/** What ties a field to its label and to what is wrong with it. */
interface FieldTies {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

interface ProfileFieldProps {
  label: string;
  /** What is wrong; takes the hint's place. */
  error?: string | undefined;
  hint?: string;
  children: (ties: FieldTies) => ReactNode;
}

/** A labelled field whose message is read with it: antd ties only fields that its form keeps. */
export function ProfileField({ label, error, hint, children }: ProfileFieldProps) {
  const id = useId();
  const said = error ?? hint;
  const ties: FieldTies = {
    id,
    ...(said === undefined ? {} : { 'aria-describedby': `${id}-said` }),
    ...(error === undefined ? {} : { 'aria-invalid': true }),
  };
  return (
    <Form.Item
      label={label}
      htmlFor={id}
      {...(said === undefined ? {} : { help: <span id={`${id}-said`}>{said}</span> })}
      {...(error === undefined ? {} : { validateStatus: 'error' as const })}
    >
      {children(ties)}
    </Form.Item>
  );
}
