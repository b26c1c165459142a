import { DownOutlined, LogoutOutlined, UserOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import { useSelectionSearch } from '../organisations/selection';
import { fullName, useMe } from '../session/useMe';
import { signOut } from '../session/signOut';
import { useAppDispatch } from '../store';
import { shellMessages } from './shell.messages';
import { ActionMenu } from '../ui/display/ActionMenu';
import { Initials } from '../ui/display/Initials';

/** The user's menu at the right of the top bar. */
export function UserMenu({ short }: { short: boolean }) {
  const { me } = useMe();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const search = useSelectionSearch();
  const name = me === undefined ? '' : fullName(me);
  return (
    <ActionMenu
      placement="bottomRight"
      items={[
        {
          key: 'profile',
          icon: <UserOutlined aria-hidden />,
          label: shellMessages.yourProfile,
          onClick: () => void navigate({ pathname: '/profile', search }),
        },
        {
          key: 'logout',
          icon: <LogoutOutlined aria-hidden />,
          label: shellMessages.logOut,
          onClick: () => void signOut(dispatch, navigate),
        },
      ]}
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
    </ActionMenu>
  );
}
