import type { Grant } from '#contract/permissions';
import { RecordTable } from '../../ui/table/RecordTable';
import { profileMessages } from '../session.messages';
import { ProfileCard } from './ProfileCard';

/** The signed-in user's roles and the organisations they apply to. */
export const YourRoles = ({ roles }: { roles: readonly Grant[] }) => (
  <ProfileCard title={profileMessages.roles} hint={profileMessages.rolesHint}>
    <RecordTable
      label={profileMessages.roles}
      rows={roles}
      rowKey={({ role, organisations }) => `${role} ${organisations?.join() ?? ''}`}
      name={({ role, organisations }) => (
        <>
          <strong>{role}</strong>{' '}
          {organisations === null ? profileMessages.everywhere : profileMessages.inOrganisations(organisations.length)}
        </>
      )}
    />
  </ProfileCard>
);
