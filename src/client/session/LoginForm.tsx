import { Form, Input } from 'antd';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { sessionMessages } from './session.messages';
import type { Credentials, LoginProblem } from './login.machine';
import { EmailInput } from '../ui/form/EmailInput';
import { useFilledFields } from '../ui/form/useFilledFields';
import { LandingAlert, LandingForm } from './Landing';
import { SubmitButton } from './SubmitButton';

interface LoginFormProps {
  /** Filled in; '' if it is not known. */
  email: string;
  busy: boolean;
  /** The stored session is being checked: the form waits. */
  checking: boolean;
  problem: LoginProblem | null;
  /** Seconds, with `tooMany`. */
  retryAfter: number;
  codeNeeded: boolean;
  onSubmit: (credentials: Credentials) => void;
}

const names = ['email', 'password', 'code'] as const;
const isComplete = ({ email, password }: Record<(typeof names)[number], string>): boolean =>
  email.trim() !== '' && password !== '';

/** Email, password and, once the server requires it, the code of the second factor. */
export function LoginForm({ email, busy, checking, problem, retryAfter, codeNeeded, onSubmit }: LoginFormProps) {
  const { formId, texts, read } = useFilledFields(names, { email });
  const problemId = useId();
  const id = useId();
  const submit = (): void => {
    const given = read();
    if (isComplete(given) && !busy && !checking)
      onSubmit({ loginEmail: given.email, loginPass: given.password, totp: codeNeeded ? given.code : '' });
  };
  return (
    <LandingForm id={formId} aria-busy={busy} onFinish={submit}>
      <div id={problemId}>{problem !== null && <LandingAlert title={problemText(problem, retryAfter)} />}</div>
      <Form.Item htmlFor={`${id}-email`} label={sessionMessages.email}>
        <EmailInput
          id={`${id}-email`}
          name="email"
          value={texts.email}
          autoComplete="username"
          required
          autoFocus={email === ''}
          aria-describedby={problemId}
        />
      </Form.Item>
      <div className="mq-landing-password">
        <Form.Item htmlFor={`${id}-password`} label={sessionMessages.password}>
          <Input.Password
            id={`${id}-password`}
            name="password"
            value={texts.password}
            autoComplete="current-password"
            required
            autoFocus={email !== ''}
            aria-describedby={problemId}
          />
        </Form.Item>
        {/* Shown beside the label, but after the field in the tab order. */}
        <Link to="/forgotpassword">{sessionMessages.forgotPassword}</Link>
      </div>
      {codeNeeded && (
        <Form.Item htmlFor={`${id}-code`} label={sessionMessages.code} extra={sessionMessages.codeHint}>
          <Input
            id={`${id}-code`}
            name="code"
            value={texts.code}
            autoComplete="one-time-code"
            inputMode="numeric"
            autoFocus
          />
        </Form.Item>
      )}
      <SubmitButton
        busy={busy}
        disabled={!isComplete(texts) || checking}
        label={sessionMessages.logIn}
        busyLabel={sessionMessages.loggingIn}
      />
    </LandingForm>
  );
}

function problemText(problem: LoginProblem, retryAfter: number): string {
  if (problem !== 'tooMany') return sessionMessages[problem];
  return retryAfter > 0
    ? `${sessionMessages.notWorking} ${sessionMessages.waitBeforeLogin(retryAfter)}`
    : sessionMessages.notWorking;
}
