import { Input } from 'antd';
import { useState } from 'react';
import type { ShownFailure } from '../feedback/FailureAlert';
import { Field } from './Field';
import { RecordDialog } from './RecordDialog';
import { passwordMessages } from '../ui.messages';

interface PasswordDialogProps {
  busy: boolean;
  /** Why the last password was not accepted. */
  failure: ShownFailure | undefined;
  onGive: (password: string) => void;
  onCancel: () => void;
}

/** Asks for the user's password again, before actions that a stolen session must not allow. */
export function PasswordDialog({ busy, failure, onGive, onCancel }: PasswordDialogProps) {
  const [password, setPassword] = useState('');
  return (
    <RecordDialog
      title={passwordMessages.title}
      subtitle={passwordMessages.subtitle}
      label={passwordMessages.confirm}
      busyLabel={passwordMessages.confirming}
      busy={busy}
      onSubmit={() => {
        if (password !== '') onGive(password);
      }}
      onClose={onCancel}
    >
      <Field label={passwordMessages.password} required problem={failure?.message}>
        {(control) => (
          <Input.Password
            {...control}
            autoComplete="current-password"
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
        )}
      </Field>
    </RecordDialog>
  );
}
