import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { changePassword } from '#contract/session';
import { hasNoReply } from '../../api/mayHaveHappened';
import { FailureAlert } from '../../ui/feedback/FailureAlert';
import { profileMessages, sessionMessages } from '../session.messages';
import { Field } from '../../ui/form/Field';
import { useFilledFields } from '../../ui/form/useFilledFields';
import { useFocusRefused } from '../../ui/form/useFocusRefused';
import { notify } from '../../ui/feedback/notify';
import { useAppDispatch } from '../../store';
import { api } from '../../api/api';
import { listTag } from '../../api/tags';
import { useSecretCall } from '../useSecretCall';
import { ProfileCard } from './ProfileCard';

const shortest = 12;
const names = ['current', 'next'] as const;
const isComplete = ({ current, next }: Record<(typeof names)[number], string>): boolean =>
  current !== '' && next.length >= shortest;

/** Changes the password, with the old one as proof. Neither is stored as a draft. */
export function PasswordForm() {
  const { send, busy, failure, forgetFailure } = useSecretCall(changePassword);
  const dispatch = useAppDispatch();
  const { formId, texts, read, write } = useFilledFields(names);
  useFocusRefused(formId, busy);
  const wrong = failure?.code === 'password.wrong';
  const isLost = failure !== undefined && hasNoReply(failure);
  // Known until the next success: the password that is wrong now may have been right before.
  const [maybeChanged, setMaybeChanged] = useState(false);
  if (isLost && !maybeChanged) setMaybeChanged(true);
  const weak = failure?.code === 'password.too_weak';

  const save = async (): Promise<void> => {
    const given = read();
    if (!isComplete(given) || busy) return;
    const reply = await send({ body: { currentPassword: given.current, newPassword: given.next } });
    if (reply === undefined) return;
    setMaybeChanged(false);
    write({ current: '', next: '' });
    notify.success(reply.message);
    dispatch(api.util.invalidateTags([listTag('session')]));
  };
  return (
    <ProfileCard title={profileMessages.password} hint={profileMessages.passwordHint}>
      <Form id={formId} layout="vertical" requiredMark={false} onFinish={() => void save()}>
        {failure !== undefined && !wrong && !weak && (
          <FailureAlert
            inline
            title={isLost ? profileMessages.maybeChanged : profileMessages.notSaved}
            failure={failure}
          />
        )}
        <Field
          label={profileMessages.currentPassword}
          problem={
            wrong ? [failure.message, ...(maybeChanged ? [profileMessages.maybeChanged] : [])].join(' ') : undefined
          }
        >
          {(ties) => (
            <Input.Password
              {...ties}
              name="current"
              autoComplete="current-password"
              value={texts.current}
              onChange={forgetFailure}
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
              name="next"
              autoComplete="new-password"
              value={texts.next}
              onChange={forgetFailure}
            />
          )}
        </Field>
        <Button htmlType="submit" loading={busy} disabled={!isComplete(texts)}>
          {busy ? profileMessages.changingPassword : profileMessages.changePassword}
        </Button>
      </Form>
    </ProfileCard>
  );
}
