import { Alert, Button } from 'antd';
import { Initials } from '../../ui/display/Initials';
import { presenceMessages } from './presence.messages';
import './presence.css';

interface PresenceNoteProps {
  names: readonly string[];
  /** undefined: there is no other. */
  onNextFree: (() => void) | undefined;
}

/** 'Ana is reviewing this', and a button to the next artwork that nobody has open. */
export function PresenceNote({ names, onNextFree }: PresenceNoteProps) {
  const [first] = names;
  if (first === undefined) return null;
  return (
    <Alert
      type="info"
      showIcon
      role="status"
      className="mq-presence"
      icon={<Initials name={first} size={24} />}
      title={<strong>{presenceMessages.reviewing(names)}</strong>}
      action={
        onNextFree && (
          <Button type="link" size="small" onClick={onNextFree}>
            {presenceMessages.nextFree}
          </Button>
        )
      }
    />
  );
}
