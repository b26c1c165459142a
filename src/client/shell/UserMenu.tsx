import { BugOutlined, DownOutlined, LogoutOutlined, UserOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useNavigate } from 'react-router-dom';
import { useSelectionSearch } from '../organisations/selection';
import { fullName, useMe } from '../session/me.api';
import { signOut } from '../session/signOut';
import { useAppDispatch, useAppStore } from '../store';
import { reportMessages, shellMessages } from './shell.messages';
import { Initials } from '../ui/display/Initials';
import { useMenuFocus } from '../ui/keyboard/useReturnFocus';
import { downloadReport } from './report/downloadReport';

/** The user's menu at the right of the top bar. */
export function UserMenu({ short }: { short: boolean }) {
  const { me } = useMe();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const store = useAppStore();
  const search = useSelectionSearch();
  const menuFocus = useMenuFocus();
  const name = me === undefined ? '' : fullName(me);
  const choose = (key: string): void => {
    if (key === 'report') downloadReport(store);
    else if (key === 'logout') void signOut(dispatch, navigate);
    else void navigate({ pathname: key, search });
  };
  return (
    <Dropdown
      {...menuFocus}
      trigger={['click']}
      placement="bottomRight"
      menu={{
        onClick: ({ key }) => choose(key),
        items: [
          { key: '/profile', icon: <UserOutlined aria-hidden />, label: shellMessages.yourProfile },
          { key: 'report', icon: <BugOutlined aria-hidden />, label: reportMessages.export },
          { key: 'logout', icon: <LogoutOutlined aria-hidden />, label: shellMessages.logOut },
        ],
      }}
    >
      <Button
        type="text"
        className="mq-user"
        data-tour="user-menu"
        aria-haspopup="menu"
        aria-label={shellMessages.userMenu(name)}
      >
        <Initials name={name} size={24} />
        {!short && <span className="mq-ellipsis">{name}</span>}
        <DownOutlined aria-hidden />
      </Button>
    </Dropdown>
  );
}
