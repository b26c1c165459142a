import { useState } from 'react';
import { Link } from 'react-router-dom';
import { forgotPassword } from '#contract/session';
import { messages } from '../ui/messages';
import { WithStore } from '../WithStore';
import { Landing } from './Landing';
import { PlainAlert } from './PlainAlert';
import { PlainField } from './PlainField';
import { SubmitButton } from './SubmitButton';
import { useSecretCall } from './useSecretCall';

const words = messages.session;

/** `/forgotpassword`: asks for a link. The answer is the same whether or not the address is known. */
export function ForgotPasswordPage() {
  return (
    <WithStore>
      <Forgotten />
    </WithStore>
  );
}

function Forgotten() {
  const { send, busy, failure } = useSecretCall(forgotPassword);
  const [email, setEmail] = useState('');
  const [sentTo, setSentTo] = useState<string>();
  const address = email.trim();

  const ask = async (): Promise<void> => {
    const reply = await send({ body: { loginEmail: address } });
    if (reply !== undefined) setSentTo(address);
  };
  return (
    <Landing title={words.forgotTitle}>
      {sentTo === undefined ? (
        <form
          className="mq-plain-form"
          onSubmit={(event) => {
            event.preventDefault();
            if (address !== '' && !busy) void ask();
          }}
        >
          <p>{words.forgotHint}</p>
          {failure !== undefined && (
            <PlainAlert kind="error">{failure.status === 404 ? words.resetNotOffered : failure.message}</PlainAlert>
          )}
          <PlainField
            label={words.email}
            type="email"
            name="email"
            autoComplete="username"
            required
            autoFocus
            value={email}
            onChange={setEmail}
          />
          <SubmitButton busy={busy} disabled={address === ''} word={words.sendLink} busyWord={words.sendingLink} />
        </form>
      ) : (
        <PlainAlert kind="success">{words.linkSent(sentTo)}</PlainAlert>
      )}
      <Link to="/">{words.backToLogin}</Link>
    </Landing>
  );
}
