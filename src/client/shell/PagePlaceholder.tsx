import { useLocation } from 'react-router-dom';
import { pageName } from '../session/profile/pageName';
import { profileMessages } from '../session/session.messages';
import { PageTitle } from '../ui/display/PageTitle';
import { nounMessages } from '../ui/ui.messages';
import { auditMessages, reportMessages, shellMessages } from './shell.messages';

/** Titles that differ from `pageName`, or that it lacks. */
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
