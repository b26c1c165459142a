import type { Grant } from '#contract/permissions';
import type { Queryable } from '../db/connect';
import { failure } from '../http/failure';
import { findMissingOrganisations } from '../organisations/organisations.queries';

/** Roles hold for organisations that exist. @throws Failure `organisation.not_found` */
export async function checkOrganisations(tx: Queryable, roles: readonly Grant[]): Promise<void> {
  const missing = await findMissingOrganisations(
    tx,
    roles.flatMap(({ organisations }) => organisations ?? []),
  );
  if (missing.length > 0)
    throw failure('organisation.not_found', {
      fields: [{ path: 'roles', message: `Not an organisation: ${missing.slice(0, 10).join(', ')}` }],
    });
}
