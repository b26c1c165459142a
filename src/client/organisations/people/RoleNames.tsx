import type { Grant } from '#contract/permissions';
import { useListOrganisationsQuery } from '../organisations.api';
import { roleMessages } from '../people.messages';

/** Roles in words, over what each holds for. */
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

/** 'Harbour Media, Kestrel Air'; a number where there are many, or one is not known. */
function scopeText({ organisations }: Grant, names: ReadonlyMap<string, string>): string {
  if (organisations === null) return roleMessages.allOrganisations;
  const known = organisations.flatMap((id) => names.get(id) ?? []);
  return known.length === organisations.length && known.length <= 3
    ? known.join(', ')
    : roleMessages.inOrganisations(organisations.length);
}
