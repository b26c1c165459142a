import { useEffect, useEffectEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { RecordTable } from '../../ui/table/RecordTable';
import { profileMessages } from '../session.messages';
import { safePath } from '../returnTo';
import { usePageTitle } from './pageRecord.api';
import { ProfileCard } from './ProfileCard';

/** The most recently opened pages, newest first, without those whose record is gone. */
export function RecentPages({ pages }: { pages: readonly string[] }) {
  const [gone, setGone] = useState<readonly string[]>([]);
  return (
    <ProfileCard title={profileMessages.recentPages}>
      <RecordTable
        label={profileMessages.recentPages}
        rows={pages.filter((path) => !gone.includes(path)).map((path) => ({ path }))}
        rowKey={({ path }) => path}
        empty={profileMessages.noRecentPages}
        name={({ path }) => <PageLink path={path} onGone={() => setGone((before) => [...before, path])} />}
      />
    </ProfileCard>
  );
}

function PageLink({ path, onGone }: { path: string; onGone: () => void }) {
  const title = usePageTitle(path);
  const leaveOut = useEffectEvent(onGone);
  useEffect(() => {
    if (title === undefined) leaveOut();
  }, [title]);
  return (
    <>
      <Link to={safePath(path)}>{title}</Link>
      <code translate="no" className="mq-two">
        {path}
      </code>
    </>
  );
}
