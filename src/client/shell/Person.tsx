import { Avatar } from 'antd';
import { fullName, useMe } from '../session/me.api';
import { messages } from '../ui/messages';
import { initials } from '../ui/initials';

/** Who is signed in, at the foot of the sidebar. */
export function Person({ rail }: { rail: boolean }) {
  const { me } = useMe();
  const name = me === undefined ? '' : fullName(me);
  return (
    <div className="mq-person" data-tour="person">
      <Avatar size={32} aria-hidden>
        {initials(name)}
      </Avatar>
      <div className={rail ? 'mq-sr' : 'mq-person-words'}>
        <div className="mq-person-name mq-ellipsis">{name}</div>
        <div className="mq-two mq-ellipsis">{messages.shell.systemAdministrator}</div>
      </div>
    </div>
  );
}
