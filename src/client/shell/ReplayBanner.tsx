import { HistoryOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import { useReplaying } from '../machines/useReplica';
import { useServices } from '../store';
import { shellMessages } from './shell.messages';

/** A banner during a replay, with a button to return to the live state. */
export function ReplayBanner() {
  const replaying = useReplaying();
  const { replay } = useServices();
  const navigate = useNavigate();
  if (!replaying) return null;
  const goBack = (): void => {
    const address = replay.returnToLive();
    if (address) replay.step(() => void navigate(address, { replace: true }));
  };
  return (
    <div className="mq-replay" role="status">
      <HistoryOutlined aria-hidden />
      <strong>{shellMessages.replaying}</strong>
      <span>{shellMessages.replayingHint}</span>
      <Button size="small" onClick={goBack}>
        {shellMessages.returnToLive}
      </Button>
    </div>
  );
}
