import {
  MenuFoldOutlined,
  MenuOutlined,
  MenuUnfoldOutlined,
  QuestionCircleOutlined,
  SearchOutlined,
} from '@ant-design/icons';
import { Layout } from 'antd';
import { memo } from 'react';
import { IconButton } from '../ui/display/IconButton';
import { Mark } from '../ui/display/Mark';
import { NoticeBell } from '../ui/feedback/NoticeBell';
import { useMe } from '../session/me.api';
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
  const { me } = useMe();
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
      {!drawer && <ComingSoon />}
      <IconButton label={paletteMessages.title} icon={<SearchOutlined aria-hidden />} onClick={onPalette} />
      <NoticeBell user={me?._id} />
      <IconButton label={shellMessages.keys} icon={<QuestionCircleOutlined aria-hidden />} onClick={onKeys} />
      {!drawer && <ThemeSwitch />}
      <UserMenu short={drawer} />
    </Layout.Header>
  );
});
