import type { Grant } from '#contract/permissions';
import { profileMessages } from '../session.messages';
import { ProfileCard } from './ProfileCard';

/** The signed-in user's roles and the organisations they apply to. */
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
