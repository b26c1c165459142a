import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { changePassword } from '#contract/session';
import { FailureAlert } from '../../ui/feedback/FailureAlert';
import { profileMessages, sessionMessages } from '../session.messages';
import { Field } from '../../ui/form/Field';
import { notify } from '../../ui/feedback/notify';
import { useAppDispatch } from '../../store';
import { api } from '../../api/api';
import { listTag } from '../../api/tags';
import { useSecretCall } from '../useSecretCall';
import { ProfileCard } from './ProfileCard';

const shortest = 12;

/** Changes the password, with the old one as proof. Neither is stored as a draft. */
export function PasswordForm() {
  const { send, busy, failure, forgetFailure } = useSecretCall(changePassword);
  const dispatch = useAppDispatch();
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const wrong = failure?.code === 'password.wrong';
  const weak = failure?.code === 'password.too_weak';

  const save = async (): Promise<void> => {
    const reply = await send({ body: { currentPassword: current, newPassword: next } });
    if (reply === undefined) return;
    setCurrent('');
    setNext('');
    notify.success(reply.message);
    dispatch(api.util.invalidateTags([listTag('session')]));
  };
  const edit = (set: (value: string) => void, value: string): void => {
    forgetFailure();
    set(value);
  };
  return (
    <ProfileCard title={profileMessages.password} hint={profileMessages.passwordHint}>
      <Form layout="vertical" requiredMark={false} onFinish={() => void save()}>
        {failure !== undefined && !wrong && !weak && (
          <FailureAlert inline title={profileMessages.notSaved} failure={failure} />
        )}
        <Field label={profileMessages.currentPassword} problem={wrong ? failure.message : undefined}>
          {(ties) => (
            <Input.Password
              {...ties}
              autoComplete="current-password"
              value={current}
              onChange={({ target }) => edit(setCurrent, target.value)}
            />
          )}
        </Field>
        <Field
          label={sessionMessages.newPassword}
          hint={sessionMessages.newPasswordHint}
          problem={weak ? (failure.fields?.[0]?.message ?? failure.message) : undefined}
        >
          {(ties) => (
            <Input.Password
              {...ties}
              autoComplete="new-password"
              value={next}
              onChange={({ target }) => edit(setNext, target.value)}
            />
          )}
        </Field>
        <Button htmlType="submit" loading={busy} disabled={current === '' || next.length < shortest}>
          {busy ? profileMessages.changingPassword : profileMessages.changePassword}
        </Button>
      </Form>
    </ProfileCard>
  );
}
