import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useAddressSearch } from '../ui/browser/useAddressSearch';
import { confirmEmail } from '#contract/identity';
import { Landing, LandingAlert, LandingForm } from './Landing';
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
        <LandingAlert type="success" title={sessionMessages.emailConfirmed} />
      ) : isVoid ? (
        <LandingAlert title={sessionMessages.linkNoLongerValid} description={sessionMessages.emailNotConfirmed} />
      ) : (
        <LandingForm onFinish={() => void confirm()}>
          {failure !== undefined && <LandingAlert title={failure.message} />}
          <p>{sessionMessages.confirmEmailHint}</p>
          <SubmitButton
            busy={busy}
            disabled={false}
            label={sessionMessages.confirmEmail}
            busyLabel={sessionMessages.confirmingEmail}
          />
        </LandingForm>
      )}
      <Link to="/">{sessionMessages.backToLogin}</Link>
    </Landing>
  );
}
