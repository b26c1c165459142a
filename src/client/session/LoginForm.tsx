import { Alert, Form, Input } from 'antd';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { sessionMessages } from './session.messages';
import type { Credentials, LoginProblem } from './login.machine';
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

interface Fields {
  email?: string;
  password?: string;
  code?: string;
}

/** Email, password and, once the server requires it, the code of the second factor. */
export function LoginForm({ busy, checking = false, problem, retryAfter = 0, codeNeeded, onSubmit }: LoginFormProps) {
  // Not `useWatch`, which updates later: the button would still be disabled at an Enter right after the last letter.
  const [{ email = '', password = '', code = '' }, setFields] = useState<Fields>({});
  const problemId = useId();
  const complete = email.trim() !== '' && password !== '';
  const submit = (): void => {
    if (complete && !busy && !checking)
      onSubmit({ loginEmail: email, loginPass: password, totp: codeNeeded ? code : '' });
  };
  return (
    <Form<Fields>
      className="mq-landing-fields"
      layout="vertical"
      size="large"
      requiredMark={false}
      aria-busy={busy}
      onValuesChange={(_, fields) => setFields(fields)}
      onFinish={submit}
    >
      <div id={problemId}>
        {problem !== null && (
          <Alert className="mq-landing-alert" type="error" showIcon title={problemText(problem, retryAfter)} />
        )}
      </div>
      <Form.Item name="email" label={sessionMessages.email}>
        <Input type="email" name="email" autoComplete="username" required autoFocus aria-describedby={problemId} />
      </Form.Item>
      <div className="mq-landing-password">
        <Form.Item name="password" label={sessionMessages.password}>
          <Input.Password name="password" autoComplete="current-password" required aria-describedby={problemId} />
        </Form.Item>
        {/* Shown beside the label, but after the field in the tab order. */}
        <Link to="/forgotpassword">{sessionMessages.forgotPassword}</Link>
      </div>
      {codeNeeded && (
        <Form.Item name="code" label={sessionMessages.code} extra={sessionMessages.codeHint}>
          <Input name="code" autoComplete="one-time-code" inputMode="numeric" autoFocus />
        </Form.Item>
      )}
      <SubmitButton
        busy={busy}
        disabled={!complete || checking}
        label={sessionMessages.logIn}
        busyLabel={sessionMessages.loggingIn}
      />
    </Form>
  );
}

function problemText(problem: LoginProblem, retryAfter: number): string {
  if (problem !== 'tooMany') return sessionMessages[problem];
  return retryAfter > 0
    ? `${sessionMessages.notWorking} ${sessionMessages.waitBeforeLogin(retryAfter)}`
    : sessionMessages.notWorking;
}
