import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { messages } from '../ui/messages';
import './failure.css';

const reloadedAt = 'marquee.reloadedAt';

/** What stands in place of a page that broke while it was loaded or drawn. */
export function RouteFailure() {
  const error = useRouteError();
  const outdated = isOutdated(error);
  const [reloads] = useState(() => outdated && mayReload());
  useEffect(() => {
    if (!reloads) return;
    sessionStorage.setItem(reloadedAt, String(Date.now()));
    location.reload();
  }, [reloads]);
  return (
    <div className="mq-failure" role="alert">
      <h1 tabIndex={-1}>{messages.failures.pageBroke}</h1>
      <p>{reloads ? messages.failures.pageOutdated : messages.failures.pageBrokeHint}</p>
      <div className="mq-failure-ways">
        <button type="button" className="mq-plain-button" onClick={() => location.reload()}>
          {messages.failures.tryAgain}
        </button>
        <a href="/home">{messages.shell.adminDash}</a>
      </div>
    </div>
  );
}

/** The page's code is gone from the server: a newer console was put there. */
function isOutdated(error: unknown): boolean {
  return (
    error instanceof Error && (error.name === 'ChunkLoadError' || /dynamically imported module/.test(error.message))
  );
}

/** Once a minute at most, or a console that cannot be loaded at all would reload for ever. */
function mayReload(): boolean {
  return Date.now() - Number(sessionStorage.getItem(reloadedAt) ?? 0) >= 60_000;
}
