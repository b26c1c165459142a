import { Drawer, Flex } from 'antd';
import { ComingSoon } from './ComingSoon';
import { Sidebar } from './Sidebar';
import { ThemeSwitch } from './ThemeSwitch';

/** The sidebar on a phone: over the page, closed when a link is followed. */
export function SidebarDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Drawer
      open={open}
      onClose={onClose}
      placement="left"
      size={288}
      className="mq-drawer"
      styles={{ body: { padding: 0 } }}
      aria-label="Sidebar"
      closable={false}
      footer={
        <Flex wrap gap={8} align="center" justify="space-between">
          <ThemeSwitch />
          <ComingSoon />
        </Flex>
      }
    >
      <Sidebar />
    </Drawer>
  );
}
