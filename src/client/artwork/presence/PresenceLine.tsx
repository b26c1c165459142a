import { Initials } from '../../ui/display/Initials';
import { presenceMessages } from './presence.messages';
import { usePresent } from './usePresent';
import './presence.css';

/** In a table row: who has the artwork open in review mode. Nothing if nobody has. */
export function PresenceLine({ fileId }: { fileId: string }) {
  const names = usePresent().get(fileId);
  const [first] = names ?? [];
  if (names === undefined || first === undefined) return null;
  return (
    <span className="mq-two mq-presence-line">
      <Initials name={first} size={24} />
      {presenceMessages.reviewing(names)}
    </span>
  );
}
