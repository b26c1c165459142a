import { Link } from 'react-router-dom';
import { profileMessages } from '../session.messages';
import { safePath } from '../returnTo';
import { pageName } from './pageName';
import { ProfileCard } from './ProfileCard';

/** The most recently opened pages, newest first. */
export function RecentPages({ pages }: { pages: readonly string[] }) {
  return (
    <ProfileCard title={profileMessages.recentPages}>
      {pages.length === 0 ? (
        <p>{profileMessages.noRecentPages}</p>
      ) : (
        <ul className="mq-profile-list">
          {pages.map((path) => (
            <li key={path}>
              <Link to={safePath(path)}>{pageName(path)}</Link>
              <code translate="no" className="mq-ellipsis">
                {path}
              </code>
            </li>
          ))}
        </ul>
      )}
    </ProfileCard>
  );
}
