import { Link } from 'react-router-dom';
import { RecordTable } from '../../ui/table/RecordTable';
import { profileMessages } from '../session.messages';
import { safePath } from '../returnTo';
import { usePageTitle } from './pageRecord.api';
import { ProfileCard } from './ProfileCard';

/** The most recently opened pages, newest first. */
export function RecentPages({ pages }: { pages: readonly string[] }) {
  return (
    <ProfileCard title={profileMessages.recentPages}>
      <RecordTable
        label={profileMessages.recentPages}
        rows={pages.map((path) => ({ path }))}
        rowKey={({ path }) => path}
        empty={profileMessages.noRecentPages}
        name={({ path }) => <PageLink path={path} />}
      />
    </ProfileCard>
  );
}

function PageLink({ path }: { path: string }) {
  const title = usePageTitle(path);
  return (
    <>
      <Link to={safePath(path)}>{title}</Link>
      <code translate="no" className="mq-two">
        {path}
      </code>
    </>
  );
}
