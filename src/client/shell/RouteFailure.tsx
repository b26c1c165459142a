import { Alert, Button } from 'antd';
import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { AntdProvider } from '../ui/theme/AntdProvider';
import { failureMessages, nounMessages } from '../ui/ui.messages';
import { useThemeChoice } from '../ui/theme/useThemeChoice';
import { session } from '../ui/browser/browserStore';
import './failure.css';

const reloadedAt = 'marquee.reloadedAt';

/** `RouteFailure` with its own theme, for routes outside the console. */
export function RootFailure() {
  const [mode] = useThemeChoice();
  return (
    <AntdProvider mode={mode}>
      <RouteFailure />
    </AntdProvider>
  );
}

/**
 * Shown instead of a page that failed to load or render. Uses antd's Alert, which the login page has already loaded,
 * and not its Result, whose code may be missing.
 */
export function RouteFailure() {
  const error = useRouteError();
  const outdated = isOutdated(error);
  const [reloads] = useState(() => outdated && mayReload());
  useEffect(() => {
    if (!reloads) return;
    session.set(reloadedAt, String(Date.now()));
    location.reload();
  }, [reloads]);
  return (
    <Alert
      className="mq-route-failure"
      styles={{ actions: { display: 'flex', alignItems: 'center', gap: 16 } }}
      type="error"
      role="alert"
      showIcon
      title={<h1 tabIndex={-1}>{failureMessages.pageBroke}</h1>}
      description={reloads ? failureMessages.pageOutdated : failureMessages.pageBrokeHint}
      action={
        <>
          <Button onClick={() => location.reload()}>{failureMessages.tryAgain}</Button>
          {/* Without the selection, which may be what breaks. */}
          <a href="/home?orgID=all">{nounMessages.adminDash}</a>
        </>
      }
    />
  );
}

/** The page's code is no longer on the server: a newer version was deployed. */
function isOutdated(error: unknown): boolean {
  return (
    error instanceof Error && (error.name === 'ChunkLoadError' || /dynamically imported module/.test(error.message))
  );
}

/**
 * At most once a minute, so that a console that cannot load does not reload forever; never if the browser does not store
 * when it did.
 */
function mayReload(): boolean {
  return session.isWorking() && Date.now() - Number(session.get(reloadedAt) ?? 0) >= 60_000;
}
