import { Alert, Form, Input } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { forgotPassword } from '#contract/session';
import { sessionMessages } from './session.messages';
import { Landing } from './Landing';
import { SubmitButton } from './SubmitButton';
import { useSecretCall } from './useSecretCall';

/** `/forgotpassword`: requests a link. The reply is the same whether or not the address is known. */
export function ForgotPasswordPage() {
  const { send, busy, failure } = useSecretCall(forgotPassword);
  const [email, setEmail] = useState('');
  const [sentTo, setSentTo] = useState<string>();
  const address = email.trim();

  const requestLink = async (): Promise<void> => {
    const reply = await send({ body: { loginEmail: address } });
    if (reply !== undefined) setSentTo(address);
  };
  return (
    <Landing title={sessionMessages.forgotTitle}>
      {sentTo === undefined ? (
        <Form<{ email?: string }>
          className="mq-landing-fields"
          layout="vertical"
          size="large"
          requiredMark={false}
          onValuesChange={({ email: typed = '' }) => setEmail(typed)}
          onFinish={() => {
            if (address !== '' && !busy) void requestLink();
          }}
        >
          <p>{sessionMessages.forgotHint}</p>
          {failure !== undefined && (
            <Alert
              className="mq-landing-alert"
              type="error"
              showIcon
              title={failure.status === 404 ? sessionMessages.resetNotOffered : failure.message}
            />
          )}
          <Form.Item name="email" label={sessionMessages.email}>
            <Input type="email" name="email" autoComplete="username" required autoFocus />
          </Form.Item>
          <SubmitButton
            busy={busy}
            disabled={address === ''}
            label={sessionMessages.sendLink}
            busyLabel={sessionMessages.sendingLink}
          />
        </Form>
      ) : (
        <Alert
          className="mq-landing-alert"
          type="success"
          role="status"
          showIcon
          title={sessionMessages.linkSent(sentTo)}
        />
      )}
      <Link to="/">{sessionMessages.backToLogin}</Link>
    </Landing>
  );
}
