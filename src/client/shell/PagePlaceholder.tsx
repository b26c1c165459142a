import { Skeleton } from 'antd';
import { useLocation } from 'react-router-dom';
import { pageName } from '../session/profile/pageName';
import { PageTitle } from '../ui/display/PageTitle';
import { useDelayed } from '../ui/feedback/useDelayed';
import { shellMessages } from './shell.messages';

function findTitle(path: string): string {
  const title = pageName(path);
  return title === path ? shellMessages.notFoundPage : title;
}

/** Shown until user and selection are known: the page's name, in the window's title and for screen readers, and grey bars. */
export function PagePlaceholder() {
  const title = findTitle(useLocation().pathname);
  const drawn = useDelayed(true);
  return (
    <>
      <div className="mq-sr">
        <PageTitle windowTitle={title}>{title}</PageTitle>
      </div>
      <div role="status" aria-busy="true" className="mq-page">
        {drawn && (
          <>
            <Skeleton title={{ width: 200 }} paragraph={{ rows: 1, width: 320 }} />
            <div className="mq-card mq-page-placeholder">
              <Skeleton title={false} paragraph={{ rows: 10 }} />
            </div>
          </>
        )}
      </div>
    </>
  );
}
