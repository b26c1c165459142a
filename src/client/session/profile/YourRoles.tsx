import type { Grant } from '#contract/permissions';
import { profileMessages } from '../session.messages';
import { ProfileCard } from './ProfileCard';

/** What the signed-in person may do, and where. */
export const YourRoles = ({ roles }: { roles: readonly Grant[] }) => (
  <ProfileCard title={profileMessages.roles} hint={profileMessages.rolesHint}>
    <ul className="mq-plain-list">
      {roles.map(({ role, organisations }) => (
        <li key={`${role} ${organisations?.join() ?? ''}`}>
          <strong>{role}</strong>{' '}
          <span className="mq-two">
            {organisations === null
              ? profileMessages.everywhere
              : profileMessages.inOrganisations(organisations.length)}
          </span>
        </li>
      ))}
    </ul>
  </ProfileCard>
);
