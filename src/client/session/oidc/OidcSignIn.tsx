import { KeyOutlined, LoadingOutlined } from '@ant-design/icons';
import { Button, Divider } from 'antd';
import { useState } from 'react';
import { startOidc } from '#contract/oidc';
import { LandingAlert } from '../Landing';
import type { ReturnTo } from '../returnTo';
import { sessionMessages } from '../session.messages';
import { useSecretCall } from '../useSecretCall';
import { storePendingSignIn } from './pendingSignIn';

interface OidcSignInProps {
  /** The provider's name. */
  name: string;
  returnTo: ReturnTo;
  /** Whether it is the only way to sign in. */
  primary: boolean;
}

/** The button that goes to the OpenID Connect provider, below the login form or instead of it. */
export function OidcSignIn({ name, returnTo, primary }: OidcSignInProps) {
  const { send, busy, failure } = useSecretCall(startOidc);
  const [isRefused, setRefused] = useState(false);
  const leave = async (): Promise<void> => {
    const reply = await send({});
    if (reply === undefined) return;
    const isStored = storePendingSignIn({ binding: reply.binding, returnTo });
    setRefused(!isStored);
    if (isStored) window.open(reply.url, '_self');
  };
  return (
    <div className="mq-landing-oidc">
      {!primary && (
        <Divider plain className="mq-landing-or">
          {sessionMessages.or}
        </Divider>
      )}
      {(isRefused || failure !== undefined) && (
        <LandingAlert title={failure?.message ?? sessionMessages.providerNeedsStorage(name)} />
      )}
      <Button
        type={primary ? 'primary' : 'default'}
        size="large"
        block
        className="mq-landing-button"
        icon={busy ? <LoadingOutlined aria-hidden /> : <KeyOutlined aria-hidden />}
        disabled={busy}
        onClick={() => void leave()}
      >
        {sessionMessages.continueWith(name)}
      </Button>
    </div>
  );
}
