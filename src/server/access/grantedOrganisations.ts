import type { Grant } from '#contract/permissions';
import type { Queryable } from '../db/connect';
import { fieldFailure } from '../http/failure';
import { findMissingOrganisations, findOrganisationNames } from '../organisations/organisations.queries';

const organisationIds = (roles: readonly Grant[]): string[] =>
  roles.flatMap(({ organisations }) => organisations ?? []);

/** Roles hold for organisations that exist. @throws Failure `organisation.not_found` */
export async function checkOrganisations(tx: Queryable, roles: readonly Grant[]): Promise<void> {
  const missing = await findMissingOrganisations(tx, organisationIds(roles));
  if (missing.length > 0)
    throw fieldFailure('organisation.not_found', 'roles', `Not an organisation: ${missing.slice(0, 10).join(', ')}`);
}

/** The roles with the names of their organisations instead of the ids: for people to read. */
export async function withOrganisationNames(tx: Queryable, roles: readonly Grant[]): Promise<Grant[]> {
  const names = await findOrganisationNames(tx, organisationIds(roles));
  return roles.map(({ role, organisations }) => ({
    role,
    organisations: organisations?.map((id) => names.get(id) ?? id) ?? null,
  }));
}
