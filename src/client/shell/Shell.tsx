import { Layout } from 'antd';
import { useCallback, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useStrayDrops } from '../ui/browser/useStrayDrops';
import { ErrorBoundary } from '../ui/feedback/ErrorBoundary';
import { LazyFallback } from '../ui/feedback/LazyFallback';
import { lazyWithRetry } from '../ui/feedback/lazyWithRetry';
import { useScrollFocusIntoView } from '../ui/keyboard/useScrollFocusIntoView';
import { useRowKeys } from '../ui/table/tools/useRowKeys';
import { shellMessages } from './shell.messages';
import { ConnectionBanner } from './connection/ConnectionBanner';
import { Sidebar } from './Sidebar';
import { TopBar } from './TopBar';
import { useShellActions } from './useShellActions';
import { useSidebar } from './useSidebar';
import './shell.css';

const CommandPalette = lazyWithRetry(
  async () => (await import('./palette/CommandPalette')).CommandPalette,
  LazyFallback,
);
/** Only needed on a phone. */
const SidebarDrawer = lazyWithRetry(async () => (await import('./SidebarDrawer')).SidebarDrawer);
const KeysSheet = lazyWithRetry(async () => (await import('../ui/keyboard/KeysSheet')).KeysSheet, LazyFallback);

/** The frame of every page behind the login: skip link, sidebar, top bar, and the page in `main`. */
export function Shell({ children }: { children: ReactNode }) {
  const sidebar = useSidebar();
  const drawer = sidebar.form === 'drawer';
  const { pathname } = useLocation();
  const [keysOpen, setKeysOpen] = useState<boolean>();
  const [paletteOpen, setPaletteOpen] = useState<boolean>();
  const openKeys = useCallback(() => setKeysOpen(true), []);
  const openPalette = useCallback(() => setPaletteOpen(true), []);
  useRowKeys();
  useScrollFocusIntoView();
  useStrayDrops();
  useShellActions({ openKeys, openPalette, toggleSidebar: sidebar.toggle });
  return (
    <Layout hasSider={!drawer} className="mq-app">
      <a className="mq-skip" href="#main" onClick={skip}>
        {shellMessages.skipToContent}
      </a>
      {drawer ? (
        <SidebarDrawer open={sidebar.open} onClose={sidebar.close} />
      ) : (
        <Layout.Sider
          theme="light"
          width={248}
          collapsedWidth={64}
          collapsed={sidebar.form === 'rail'}
          className="mq-side"
          aria-label="Sidebar"
        >
          <Sidebar collapsed={sidebar.form === 'rail'} />
        </Layout.Sider>
      )}
      <Layout className="mq-column">
        <ConnectionBanner />
        <TopBar sidebar={sidebar} onKeys={openKeys} onPalette={openPalette} />
        <Layout.Content id="main" tabIndex={-1} className="mq-main">
          <ErrorBoundary what="This page" resetKey={pathname}>
            {children}
          </ErrorBoundary>
        </Layout.Content>
      </Layout>
      {keysOpen !== undefined && <KeysSheet open={keysOpen} onClose={() => setKeysOpen(false)} />}
      {paletteOpen !== undefined && <CommandPalette open={paletteOpen} onClose={() => setPaletteOpen(false)} />}
    </Layout>
  );
}

/** A plain link to `#main` would add a history entry and lose the page's state. */
function skip(event: { preventDefault: () => void }): void {
  event.preventDefault();
  document.getElementById('main')?.focus();
}
