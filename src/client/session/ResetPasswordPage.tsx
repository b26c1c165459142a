import { Button, Form, Input } from 'antd';
import { useEffect, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { useAddressSearch } from '../ui/browser/useAddressSearch';
import { resetPassword } from '#contract/session';
import { sendCall } from '../api/sendCall';
import { forgetToken, readToken } from '../api/token';
import { useAppDispatch } from '../store';
import { sessionMessages } from './session.messages';
import { failureMessages } from '../ui/ui.messages';
import { Landing, LandingAlert, LandingForm } from './Landing';
import { useFilledFields } from '../ui/form/useFilledFields';
import { SubmitButton } from './SubmitButton';
import { useSecretCall } from './useSecretCall';
import { forgetUser } from './rememberedUser';

const shortest = 12;
const names = ['new-password'] as const;

/** `/resetpassword?token=`: sets a new password with a mailed link. */
export function ResetPasswordPage() {
  const token = useAddressSearch()[0].get('token') ?? '';
  const { standing, checkAgain } = useLink(token);
  const [done, setDone] = useState(false);
  const [voided, setVoided] = useState(false);

  return (
    <Landing title={sessionMessages.resetTitle}>
      {done ? (
        <LandingAlert type="success" title={sessionMessages.passwordSet} />
      ) : standing === 'bad' || voided ? (
        <>
          <LandingAlert title={sessionMessages.linkNoLongerValid} />
          <Link to="/forgotpassword">{sessionMessages.askForAnotherLink}</Link>
        </>
      ) : standing === 'good' ? (
        <NewPassword token={token} onDone={() => setDone(true)} onVoid={() => setVoided(true)} />
      ) : standing === 'unknown' ? (
        <>
          <LandingAlert title={failureMessages.couldNotLoad(sessionMessages.thisLink)} />
          <Button type="primary" size="large" block className="mq-landing-button" onClick={checkAgain}>
            {failureMessages.tryAgain}
          </Button>
        </>
      ) : (
        <p role="status">{sessionMessages.checkingLink}</p>
      )}
      <Link to="/">{sessionMessages.backToLogin}</Link>
    </Landing>
  );
}

/** Checks whether the link is valid without using it up. */
function useLink(token: string): { standing: 'checking' | 'good' | 'bad' | 'unknown'; checkAgain: () => void } {
  const dispatch = useAppDispatch();
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{ attempt: number; standing: 'good' | 'bad' | 'unknown' }>();
  useEffect(() => {
    if (token === '') return;
    const leaving = new AbortController();
    dispatch(sendCall(resetPassword, { body: { token } }, {}, leaving.signal))
      .then((outcome) => {
        const refused =
          'failure' in outcome &&
          outcome.failure.status >= 400 &&
          outcome.failure.status < 500 &&
          outcome.failure.status !== 429;
        setAnswer({ attempt, standing: 'reply' in outcome ? 'good' : refused ? 'bad' : 'unknown' });
      })
      .catch(() => undefined);
    return () => leaving.abort();
  }, [token, attempt, dispatch]);
  const standing = token === '' ? 'bad' : answer?.attempt === attempt ? answer.standing : 'checking';
  return { standing, checkAgain: () => setAttempt(attempt + 1) };
}

function NewPassword({ token, onDone, onVoid }: { token: string; onDone: () => void; onVoid: () => void }) {
  const { send, busy, failure, forgetFailure } = useSecretCall(resetPassword);
  const { formId, texts, read } = useFilledFields(names);
  const fieldId = useId();
  const save = async (): Promise<void> => {
    const password = read()['new-password'];
    if (password.length < shortest || busy) return;
    const before = readToken();
    const reply = await send({ body: { token, password } });
    if (reply === undefined) return;
    // A reset ends all sessions, including one of this browser. A session that began while the request was under way stays.
    if (readToken() === before) {
      forgetToken();
      forgetUser();
    }
    onDone();
  };
  const isVoid = failure?.status === 410;
  useEffect(() => {
    if (isVoid) onVoid();
  }, [isVoid, onVoid]);
  return (
    <LandingForm id={formId} onFinish={() => void save()}>
      {failure !== undefined && !isVoid && <LandingAlert title={failure.fields?.[0]?.message ?? failure.message} />}
      <Form.Item htmlFor={fieldId} label={sessionMessages.newPassword} extra={sessionMessages.newPasswordHint}>
        <Input.Password
          id={fieldId}
          name="new-password"
          value={texts['new-password']}
          onChange={forgetFailure}
          autoComplete="new-password"
          required
          autoFocus
        />
      </Form.Item>
      <SubmitButton
        busy={busy}
        disabled={texts['new-password'].length < shortest}
        label={sessionMessages.setPassword}
        busyLabel={sessionMessages.settingPassword}
      />
    </LandingForm>
  );
}
