import { Link } from 'react-router-dom';
import { messages } from '../../ui/messages';
import { safePath } from '../carried';
import { ProfileCard } from './ProfileCard';

/** The pages that were opened last, newest first. */
export function RecentPages({ pages }: { pages: readonly string[] }) {
  return (
    <ProfileCard title={messages.profile.recentPages}>
      {pages.length === 0 ? (
        <p>{messages.profile.noRecentPages}</p>
      ) : (
        <ul className="mq-profile-list">
          {pages.map((path) => (
            <li key={path}>
              <Link className="mq-ellipsis" to={safePath(path)}>
                {path}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </ProfileCard>
  );
}
