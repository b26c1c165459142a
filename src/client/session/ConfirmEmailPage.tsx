import { Alert, Form } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useAddressSearch } from '../ui/browser/useAddressSearch';
import { confirmEmail } from '#contract/identity';
import { Landing } from './Landing';
import { sessionMessages } from './session.messages';
import { SubmitButton } from './SubmitButton';
import { useSecretCall } from './useSecretCall';

/**
 * `/confirmemail?token=`: confirms a new e-mail address. It needs a button press, because mail programs open links
 * automatically.
 */
export function ConfirmEmailPage() {
  const token = useAddressSearch()[0].get('token') ?? '';
  const { send, busy, failure } = useSecretCall(confirmEmail);
  const [done, setDone] = useState(false);
  const isVoid = token === '' || failure?.status === 410;
  const confirm = async (): Promise<void> => {
    if ((await send({ body: { token } })) !== undefined) setDone(true);
  };
  return (
    <Landing title={sessionMessages.confirmEmailTitle}>
      {done ? (
        <Alert
          className="mq-landing-alert"
          type="success"
          role="status"
          showIcon
          title={sessionMessages.emailConfirmed}
        />
      ) : isVoid ? (
        <Alert
          className="mq-landing-alert"
          type="error"
          showIcon
          title={sessionMessages.linkNoLongerValid}
          description={sessionMessages.emailNotConfirmed}
        />
      ) : (
        <Form className="mq-landing-fields" layout="vertical" size="large" onFinish={() => void confirm()}>
          {failure !== undefined && (
            <Alert className="mq-landing-alert" type="error" showIcon title={failure.message} />
          )}
          <p>{sessionMessages.confirmEmailHint}</p>
          <SubmitButton
            busy={busy}
            disabled={false}
            label={sessionMessages.confirmEmail}
            busyLabel={sessionMessages.confirmingEmail}
          />
        </Form>
      )}
      <Link to="/">{sessionMessages.backToLogin}</Link>
    </Landing>
  );
}
