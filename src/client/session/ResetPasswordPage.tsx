import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { resetPassword } from '#contract/session';
import { request } from '../api/request';
import { forgetToken, readToken } from '../api/token';
import { messages } from '../ui/messages';
import { WithStore } from '../WithStore';
import { Landing } from './Landing';
import { PlainAlert } from './PlainAlert';
import { PasswordField } from './PlainField';
import { SubmitButton } from './SubmitButton';
import { useSecretCall } from './useSecretCall';
import { forgetUser } from './whoIsHere';

const words = messages.session;
const shortest = 12;

/** `/resetpassword?token=`: sets a new password with a link that was mailed. */
export function ResetPasswordPage() {
  const token = useSearchParams()[0].get('token') ?? '';
  const { standing, checkAgain } = useLink(token);
  const [done, setDone] = useState(false);
  const [voided, setVoided] = useState(false);

  return (
    <Landing title={words.resetTitle}>
      {done ? (
        <PlainAlert kind="success">{words.passwordSet}</PlainAlert>
      ) : standing === 'bad' || voided ? (
        <>
          <PlainAlert kind="error">{words.linkNoLongerValid}</PlainAlert>
          <Link to="/forgotpassword">{words.askForAnotherLink}</Link>
        </>
      ) : standing === 'good' ? (
        <WithStore>
          <NewPassword token={token} onDone={() => setDone(true)} onVoid={() => setVoided(true)} />
        </WithStore>
      ) : standing === 'unknown' ? (
        <>
          <PlainAlert kind="error">{messages.failures.couldNotLoad(words.thisLink)}</PlainAlert>
          <button type="button" className="mq-plain-submit" onClick={checkAgain}>
            {messages.failures.tryAgain}
          </button>
        </>
      ) : (
        <p role="status">{words.checkingLink}</p>
      )}
      <Link to="/">{words.backToLogin}</Link>
    </Landing>
  );
}

/** Whether the link is good, asked without spending it. */
function useLink(token: string): { standing: 'checking' | 'good' | 'bad' | 'unknown'; checkAgain: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{ attempt: number; standing: 'good' | 'bad' | 'unknown' }>();
  useEffect(() => {
    if (token === '') return;
    const leaving = new AbortController();
    request(resetPassword, { body: { token } }, {}, leaving.signal)
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
  }, [token, attempt]);
  const standing = token === '' ? 'bad' : answer?.attempt === attempt ? answer.standing : 'checking';
  return { standing, checkAgain: () => setAttempt(attempt + 1) };
}

function NewPassword({ token, onDone, onVoid }: { token: string; onDone: () => void; onVoid: () => void }) {
  const { send, busy, failure } = useSecretCall(resetPassword);
  const [password, setPassword] = useState('');
  const save = async (): Promise<void> => {
    const before = readToken();
    const reply = await send({ body: { token, password } });
    if (reply === undefined) return;
    // A reset ends all sessions, also one that this browser may have had; not one begun since, by who went on to the login without waiting.
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
    <form
      className="mq-plain-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (password.length >= shortest && !busy) void save();
      }}
    >
      {failure !== undefined && !isVoid && (
        <PlainAlert kind="error">{failure.fields?.[0]?.message ?? failure.message}</PlainAlert>
      )}
      <PasswordField
        label={words.newPassword}
        name="new-password"
        autoComplete="new-password"
        hint={words.newPasswordHint}
        autoFocus
        value={password}
        onChange={setPassword}
      />
      <SubmitButton
        busy={busy}
        disabled={password.length < shortest}
        word={words.setPassword}
        busyWord={words.settingPassword}
      />
    </form>
  );
}
