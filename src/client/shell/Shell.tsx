import { Drawer } from 'antd';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import { KeysSheet } from '../ui/KeysSheet';
import { messages } from '../ui/messages';
import { ReplayBanner } from './ReplayBanner';
import { Sidebar } from './Sidebar';
import { ThemeSwitch } from './ThemeSwitch';
import { TopBar } from './TopBar';
import { useShellActions } from './useShellActions';
import { useSidebar } from './useSidebar';
import './shell.css';

const CommandPalette = lazy(async () => ({ default: (await import('./palette/CommandPalette')).CommandPalette }));

/** The frame of every page behind the login: skip link, sidebar, top bar, and the page in `main`. */
export function Shell({ children }: { children: ReactNode }) {
  const sidebar = useSidebar();
  const { pathname } = useLocation();
  const [keysOpen, setKeysOpen] = useState(false);
  const [paletteOpen, setPaletteOpen] = useState<boolean>();
  const openKeys = (): void => setKeysOpen(true);
  const openPalette = (): void => setPaletteOpen(true);
  useShellActions({ openKeys, openPalette, toggleSidebar: sidebar.toggle });
  return (
    <div className={`mq-app mq-app-${sidebar.form}`}>
      <a className="mq-skip" href="#main" onClick={skip}>
        {messages.shell.skipToContent}
      </a>
      {sidebar.form === 'drawer' ? (
        <Drawer
          open={sidebar.open}
          onClose={sidebar.close}
          placement="left"
          size={288}
          className="mq-drawer"
          aria-label="Sidebar"
          closable={false}
          footer={<ThemeSwitch />}
        >
          <Sidebar />
        </Drawer>
      ) : (
        <aside className="mq-side" aria-label="Sidebar">
          <Sidebar rail={sidebar.form === 'rail'} />
        </aside>
      )}
      <div className="mq-column">
        <ReplayBanner />
        <TopBar sidebar={sidebar} onKeys={openKeys} onPalette={openPalette} />
        <main id="main" tabIndex={-1} className="mq-main">
          <ErrorBoundary what="This page" resetKey={pathname}>
            {children}
          </ErrorBoundary>
        </main>
      </div>
      <KeysSheet open={keysOpen} onClose={() => setKeysOpen(false)} />
      {paletteOpen !== undefined && (
        <Suspense fallback={null}>
          <CommandPalette open={paletteOpen} onClose={() => setPaletteOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** A plain `#main` would be a new place in the history and lose the page's state. */
function skip(event: { preventDefault: () => void }): void {
  event.preventDefault();
  document.getElementById('main')?.focus();
}
