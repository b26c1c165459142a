import { Alert, Form, Input } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { forgotPassword } from '#contract/session';
import { messages } from '../ui/messages';
import { Landing } from './Landing';
import { SubmitButton } from './SubmitButton';
import { useSecretCall } from './useSecretCall';

const words = messages.session;

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
    <Landing title={words.forgotTitle}>
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
          <p>{words.forgotHint}</p>
          {failure !== undefined && (
            <Alert
              className="mq-landing-alert"
              type="error"
              showIcon
              title={failure.status === 404 ? words.resetNotOffered : failure.message}
            />
          )}
          <Form.Item name="email" label={words.email}>
            <Input type="email" name="email" autoComplete="username" required autoFocus />
          </Form.Item>
          <SubmitButton busy={busy} disabled={address === ''} label={words.sendLink} busyLabel={words.sendingLink} />
        </Form>
      ) : (
        <Alert className="mq-landing-alert" type="success" role="status" showIcon title={words.linkSent(sentTo)} />
      )}
      <Link to="/">{words.backToLogin}</Link>
    </Landing>
  );
}
