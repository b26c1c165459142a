import { useLocation } from 'react-router-dom';
import { pageName } from '../session/profile/pageName';
import { profileMessages } from '../session/session.messages';
import { PageTitle } from '../ui/display/PageTitle';
import { nounMessages } from '../ui/ui.messages';
import { auditMessages, reportMessages, shellMessages } from './shell.messages';

/** What `pageName` calls otherwise, or not at all. */
const titles: readonly (readonly [path: RegExp, title: string])[] = [
  [/^\/management\/campaigns/, nounMessages.organisationCampaigns],
  [/^\/management\/boards/, nounMessages.organisationBoards],
  [/^\/inventory/, nounMessages.inventory],
  [/^\/insights/, nounMessages.insights],
  [/^\/audit/, auditMessages.title],
  [/^\/profile/, profileMessages.title],
  [/^\/bugreport/, reportMessages.title],
];

function titleOf(path: string): string {
  const title = titles.find(([pattern]) => pattern.test(path))?.[1] ?? pageName(path);
  return title === path ? shellMessages.notFoundPage : title;
}

/** Until it is known whose page it is: the page's name alone, in the window's title and for screen readers. */
export function PageToCome() {
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
