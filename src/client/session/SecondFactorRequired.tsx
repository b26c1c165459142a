import { Button } from 'antd';
import { sessionMessages } from './session.messages';
import { Landing, LandingAlert } from './Landing';
import { SecondFactor } from './profile/SecondFactor';

interface SecondFactorRequiredProps {
  /** Whether the second factor has been set up. */
  done: boolean;
  onGoOn: () => void;
}

/** Shown instead of every page while a second factor is required and the user has none. */
export function SecondFactorRequired({ done, onGoOn }: SecondFactorRequiredProps) {
  return (
    <Landing title={sessionMessages.factorTitle}>
      <LandingAlert
        type={done ? 'success' : 'info'}
        title={done ? sessionMessages.factorDone : sessionMessages.factorNeeded}
      />
      <SecondFactor on={done} canLeave={false} />
      {done && (
        <Button type="primary" size="large" block className="mq-landing-button" onClick={onGoOn}>
          {sessionMessages.goOn}
        </Button>
      )}
    </Landing>
  );
}
