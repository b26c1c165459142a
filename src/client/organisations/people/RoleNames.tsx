import type { Grant } from '#contract/permissions';
import { roleMessages } from '../people.messages';

/** Roles in words, over what each holds for. */
export function RoleNames({ roles }: { roles: readonly Grant[] }) {
  return (
    <>
      {roles.map(({ role }) => role).join(', ')}
      <div className="mq-two">{roles.map(scopeText).join('; ')}</div>
    </>
  );
}

const scopeText = ({ organisations }: Grant): string =>
  organisations === null ? roleMessages.allOrganisations : roleMessages.inOrganisations(organisations.length);
