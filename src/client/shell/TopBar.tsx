import {
  MenuFoldOutlined,
  MenuOutlined,
  MenuUnfoldOutlined,
  QuestionCircleOutlined,
  SearchOutlined,
} from '@ant-design/icons';
import { Layout } from 'antd';
import { memo } from 'react';
import { Deferred } from '../ui/display/Deferred';
import { IconButton } from '../ui/display/IconButton';
import { Mark } from '../ui/display/Mark';
import { NoticeBell } from '../ui/feedback/NoticeBell';
import { itemTag } from '../api/tags';
import { sessionApi } from '../session/session.api';
import { useAppDispatch } from '../store';
import { paletteMessages, shellMessages } from './shell.messages';
import { ComingSoon } from './ComingSoon';
import { ThemeSwitch } from './ThemeSwitch';
import { UserMenu } from './UserMenu';
import type { SidebarState } from './useSidebar';

interface TopBarProps {
  sidebar: SidebarState;
  onKeys: () => void;
  onPalette: () => void;
}

const toggleIcons = {
  full: <MenuFoldOutlined aria-hidden />,
  rail: <MenuUnfoldOutlined aria-hidden />,
  drawer: <MenuOutlined aria-hidden />,
} as const;

/** The bar over every page behind the login. Memoised: a navigation does not render it again. */
export const TopBar = memo(function TopBar({ sidebar, onKeys, onPalette }: TopBarProps) {
  const drawer = sidebar.form === 'drawer';
  const dispatch = useAppDispatch();
  // Notices of the user's other computers.
  const refresh = () => void dispatch(sessionApi.util.invalidateTags([itemTag('me', 'preferences')]));
  return (
    <Layout.Header className="mq-top">
      <IconButton
        label={drawer ? shellMessages.openSidebar : shellMessages.toggleSidebar}
        icon={toggleIcons[sidebar.form]}
        aria-expanded={drawer ? sidebar.open : sidebar.form === 'full'}
        onClick={sidebar.toggle}
      />
      {drawer && <Mark size={24} />}
      <span className="mq-top-space" />
      <Deferred>
        {!drawer && <ComingSoon />}
        <IconButton label={paletteMessages.title} icon={<SearchOutlined aria-hidden />} onClick={onPalette} />
        <NoticeBell onOpen={refresh} />
        <IconButton label={shellMessages.keys} icon={<QuestionCircleOutlined aria-hidden />} onClick={onKeys} />
        {!drawer && <ThemeSwitch />}
        <UserMenu short={drawer} />
      </Deferred>
    </Layout.Header>
  );
});
