import type { Grant } from '#contract/permissions';
import { useListOrganisationsQuery } from '../organisations.api';
import { roleMessages } from '../people.messages';

/** Roles as text, each above the organisations it applies to. */
export function RoleNames({ roles }: { roles: readonly Grant[] }) {
  const isNarrow = roles.some(({ organisations }) => organisations !== null);
  const { data } = useListOrganisationsQuery({ query: { pageSize: 500 } }, { skip: !isNarrow });
  const names = new Map(data?.organisations.map(({ _id, orgName }) => [_id, orgName]));
  return (
    <>
      {roles.map(({ role }) => role).join(', ')}
      <div className="mq-two">{roles.map((grant) => scopeText(grant, names)).join('; ')}</div>
    </>
  );
}

/** 'Harbour Media, Kestrel Air'; a number if there are many, or one is unknown. */
function scopeText({ organisations }: Grant, names: ReadonlyMap<string, string>): string {
  if (organisations === null) return roleMessages.allOrganisations;
  const known = organisations.flatMap((id) => names.get(id) ?? []);
  return known.length === organisations.length && known.length <= 3
    ? known.join(', ')
    : roleMessages.inOrganisations(organisations.length);
}
