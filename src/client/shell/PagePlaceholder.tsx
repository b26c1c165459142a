import { useLocation } from 'react-router-dom';
import { pageName } from '../session/profile/pageName';
import { PageTitle } from '../ui/display/PageTitle';
import { reportMessages, shellMessages } from './shell.messages';

function titleOf(path: string): string {
  if (/^\/bugreport/.test(path)) return reportMessages.title;
  const title = pageName(path);
  return title === path ? shellMessages.notFoundPage : title;
}

/** Shown until the user is known: only the page's name, in the window's title and for screen readers. */
export function PagePlaceholder() {
  const title = titleOf(useLocation().pathname);
  return (
    <>
      <div className="mq-sr">
        <PageTitle windowTitle={title}>{title}</PageTitle>
      </div>
      <div role="status" aria-busy="true" className="mq-sr" />
    </>
  );
}
