import { Alert, Button } from 'antd';
import { sessionMessages } from './session.messages';
import { Landing } from './Landing';
import { SecondFactor } from './profile/SecondFactor';

interface SecondFactorDemandProps {
  /** It is set up by now. */
  done: boolean;
  onGoOn: () => void;
}

/** In the place of every page, while a second factor is required of somebody who has none. */
export function SecondFactorDemand({ done, onGoOn }: SecondFactorDemandProps) {
  return (
    <Landing title={sessionMessages.factorTitle}>
      <Alert
        className="mq-landing-alert"
        type={done ? 'success' : 'info'}
        role="status"
        showIcon
        title={done ? sessionMessages.factorDone : sessionMessages.factorNeeded}
      />
      <SecondFactor on={done} />
      {done && (
        <Button type="primary" size="large" block className="mq-landing-button" onClick={onGoOn}>
          {sessionMessages.goOn}
        </Button>
      )}
    </Landing>
  );
}
