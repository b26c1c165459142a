import { fullName, useMe } from '../session/useMe';
import { shellMessages } from './shell.messages';
import { Initials } from '../ui/display/Initials';

/** The signed-in user, at the bottom of the sidebar. */
export function Person({ collapsed }: { collapsed: boolean }) {
  const { me } = useMe();
  const name = me === undefined ? '' : fullName(me);
  return (
    <div className="mq-person" data-tour="person">
      <Initials name={name} />
      <div className={collapsed ? 'mq-sr' : 'mq-person-text'}>
        <div className="mq-person-name mq-ellipsis">{name}</div>
        <div className="mq-two mq-ellipsis">{shellMessages.systemAdministrator}</div>
      </div>
    </div>
  );
}
