import { Form } from 'antd';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { forgotPassword } from '#contract/session';
import { sessionMessages } from './session.messages';
import { Landing, LandingAlert, LandingForm } from './Landing';
import { EmailInput } from '../ui/form/EmailInput';
import { useFilledFields } from '../ui/form/useFilledFields';
import { SubmitButton } from './SubmitButton';
import { useSecretCall } from './useSecretCall';

const names = ['email'] as const;

/** `/forgotpassword`: requests a link. The reply is the same whether or not the address is known. */
export function ForgotPasswordPage() {
  const { send, busy, failure, forgetFailure } = useSecretCall(forgotPassword);
  const { formId, texts, read } = useFilledFields(names);
  const fieldId = useId();
  const [sentTo, setSentTo] = useState<string>();

  const requestLink = async (): Promise<void> => {
    const address = read().email.trim();
    if (address === '' || busy) return;
    const reply = await send({ body: { loginEmail: address } });
    if (reply !== undefined) setSentTo(address);
  };
  return (
    <Landing title={sessionMessages.forgotTitle}>
      {sentTo === undefined ? (
        <LandingForm id={formId} onFinish={() => void requestLink()}>
          <p>{sessionMessages.forgotHint}</p>
          {failure !== undefined && (
            <LandingAlert title={failure.status === 404 ? sessionMessages.resetNotOffered : failure.message} />
          )}
          <Form.Item htmlFor={fieldId} label={sessionMessages.email}>
            <EmailInput
              id={fieldId}
              name="email"
              value={texts.email}
              onChange={forgetFailure}
              autoComplete="username"
              required
              autoFocus
            />
          </Form.Item>
          <SubmitButton
            busy={busy}
            disabled={texts.email.trim() === ''}
            label={sessionMessages.sendLink}
            busyLabel={sessionMessages.sendingLink}
          />
        </LandingForm>
      ) : (
        <LandingAlert type="success" title={sessionMessages.linkSent(sentTo)} />
      )}
      <Link to="/">{sessionMessages.backToLogin}</Link>
    </Landing>
  );
}
