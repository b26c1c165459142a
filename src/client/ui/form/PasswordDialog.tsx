import { Input } from 'antd';
import type { ShownFailure } from '../feedback/FailureAlert';
import { Field } from './Field';
import { RecordDialog } from './RecordDialog';
import { useFilledFields } from './useFilledFields';
import { useUntilTyped } from './useUntilTyped';
import { passwordMessages } from '../ui.messages';

interface PasswordDialogProps {
  busy: boolean;
  /** Why the last password was not accepted. */
  failure: ShownFailure | undefined;
  onGive: (password: string) => void;
  onCancel: () => void;
}

const names = ['password'] as const;

/** Asks for the user's password again, before actions that a stolen session must not allow. */
export function PasswordDialog({ busy, failure, onGive, onCancel }: PasswordDialogProps) {
  const { formId, texts, read } = useFilledFields(names);
  const { refused, onChange } = useUntilTyped(failure);
  return (
    <RecordDialog
      formId={formId}
      title={passwordMessages.title}
      subtitle={passwordMessages.subtitle}
      label={passwordMessages.confirm}
      busyLabel={passwordMessages.confirming}
      busy={busy}
      onSubmit={() => {
        const { password } = read();
        if (password !== '') onGive(password);
      }}
      onClose={onCancel}
    >
      <Field label={passwordMessages.password} required problem={refused?.message}>
        {(control) => (
          <Input.Password
            {...control}
            name="password"
            autoComplete="current-password"
            value={texts.password}
            onChange={onChange}
          />
        )}
      </Field>
    </RecordDialog>
  );
}
