import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { changePassword } from '#contract/session';
import { FailureAlert } from '../../ui/FailureAlert';
import { messages } from '../../ui/messages';
import { notify } from '../../ui/notify';
import { useAppDispatch } from '../../store';
import { api } from '../../api/api';
import { listTag } from '../../api/tags';
import { useSecretCall } from '../useSecretCall';
import { ProfileCard } from './ProfileCard';

const words = messages.profile;
const shortest = 12;

/** Sets another password; the old one proves who is asking. Neither is ever a draft. */
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
  return (
    <ProfileCard title={words.password} hint={words.passwordHint}>
      <Form layout="vertical" requiredMark={false} onFinish={() => void save()}>
        {failure !== undefined && !wrong && !weak && <FailureAlert inline title={words.notSaved} failure={failure} />}
        <Form.Item label={words.currentPassword} htmlFor="profile-current" {...(wrong ? { validateStatus: 'error' as const, help: failure.message } : {})}>
          <Input.Password id="profile-current" autoComplete="current-password" value={current} onChange={({ target }) => { setCurrent(target.value); forgetFailure(); }} />
        </Form.Item>
        <Form.Item
          label={messages.session.newPassword}
          htmlFor="profile-new"
          extra={messages.session.newPasswordHint}
          {...(weak ? { validateStatus: 'error' as const, help: failure.fields?.[0]?.message ?? failure.message } : {})}
        >
          <Input.Password id="profile-new" autoComplete="new-password" value={next} onChange={({ target }) => { setNext(target.value); forgetFailure(); }} />
        </Form.Item>
        <Button htmlType="submit" loading={busy} disabled={current === '' || next.length < shortest}>
          {busy ? words.changingPassword : words.changePassword}
        </Button>
      </Form>
    </ProfileCard>
  );
}
