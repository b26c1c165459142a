import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { messages } from '../ui/messages';
import type { Credentials, LoginProblem } from './login.machine';
import { PlainField, PasswordField } from './PlainField';
import { PlainAlert } from './PlainAlert';
import { SubmitButton } from './SubmitButton';

interface LoginFormProps {
  busy: boolean;
  /** The stored session is being checked: the form waits. */
  checking?: boolean;
  problem: LoginProblem | null;
  /** Seconds, with `tooMany`. */
  retryAfter?: number;
  codeNeeded: boolean;
  onSubmit: (credentials: Credentials) => void;
}

/** Plain elements, not antd's: the first page of the console must come with little code. */
export function LoginForm({ busy, checking = false, problem, retryAfter = 0, codeNeeded, onSubmit }: LoginFormProps) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const problemId = useId();
  const complete = email.trim() !== '' && password !== '';
  return (
    <form
      className="mq-plain-form"
      aria-busy={busy}
      onSubmit={(event) => {
        event.preventDefault();
        if (complete && !busy && !checking)
          onSubmit({ loginEmail: email, loginPass: password, totp: codeNeeded ? code : '' });
      }}
    >
      <div id={problemId}>{problem !== null && <PlainAlert kind="error">{words(problem, retryAfter)}</PlainAlert>}</div>
      <PlainField
        label={messages.session.email}
        type="email"
        name="email"
        autoComplete="username"
        required
        value={email}
        onChange={setEmail}
        describedBy={problemId}
        autoFocus
      />
      <PasswordField
        label={messages.session.password}
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        describedBy={problemId}
        beside={<Link to="/forgotpassword">{messages.session.forgotPassword}</Link>}
      />
      {codeNeeded && (
        <PlainField
          label={messages.session.code}
          hint={messages.session.codeHint}
          name="code"
          autoComplete="one-time-code"
          inputMode="numeric"
          value={code}
          onChange={setCode}
          autoFocus
        />
      )}
      <SubmitButton
        busy={busy}
        disabled={!complete || checking}
        word={messages.session.logIn}
        busyWord={messages.session.loggingIn}
      />
    </form>
  );
}

function words(problem: LoginProblem, retryAfter: number): string {
  switch (problem) {
    case 'wrongCredentials':
      return messages.session.wrongCredentials;
    case 'serverDown':
      return messages.session.serverDown;
    case 'notWorking':
      return messages.session.notWorking;
    case 'tooMany':
      return retryAfter > 0
        ? `${messages.session.notWorking} ${messages.session.waitBeforeLogin(retryAfter)}`
        : messages.session.notWorking;
  }
}
