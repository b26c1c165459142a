import type { z } from 'zod';
import type { createServiceToken, ServiceToken } from '#contract/access';
import { recordAudit } from '../../audit/audit.queries';
import { inTransaction } from '../../db/transaction';
import type { Actor } from '../../http/actor';
import { fieldFailure, required } from '../../http/failure';
import type { Services } from '../../start/services';
import { checkOrganisations, withOrganisationNames } from '../grantedOrganisations';
import { hashToken, newToken } from '../../session/token';
import { rolesText } from '../../users/users.rules';
import { findTokens, insertToken, revokeToken, type TokenRow } from './tokens.queries';

/** The longest lifetime of a token: milliseconds. */
const longest = 2 * 366 * 86_400_000;

export async function listTokens({ database }: Pick<Services, 'database'>): Promise<ServiceToken[]> {
  return (await findTokens(database.db)).map(asToken);
}

/**
 * Creates a token; only its hash is stored.
 * @throws Failure `request.unprocessable`, `organisation.not_found`
 */
export async function createToken(
  { database }: Pick<Services, 'database'>,
  actor: Actor,
  { name, roles, endsAt }: z.output<typeof createServiceToken.body>,
): Promise<{ serviceToken: ServiceToken; token: string }> {
  const expiresAt = new Date(endsAt);
  checkEnd(expiresAt);
  const token = newToken('mqt');
  const made = await inTransaction(database.db, async (tx) => {
    await checkOrganisations(tx, roles);
    const made = await insertToken(tx, {
      name,
      tokenHash: hashToken(token),
      start: token.slice(0, 8),
      roles,
      createdBy: actor.userId,
      createdByName: actor.name,
      expiresAt,
    });
    await recordAudit(tx, actor, {
      action: 'token.create',
      subjectId: made.id,
      detail: `${name}: ${rolesText(await withOrganisationNames(tx, roles))}, until ${expiresAt.toISOString().slice(0, 10)}`,
    });
    return made;
  });
  return { serviceToken: asToken(made), token };
}

/** Revokes a token, with effect from the next call in every process. @throws Failure `token.not_found` */
export async function revoke({ database }: Pick<Services, 'database'>, actor: Actor, id: string): Promise<void> {
  await inTransaction(database.db, async (tx) => {
    const name = required(await revokeToken(tx, id), 'token.not_found');
    await recordAudit(tx, actor, { action: 'token.revoke', subjectId: id, detail: name });
  });
}

function checkEnd(end: Date): void {
  const away = end.getTime() - Date.now();
  const message = away <= 0 ? 'Must be in the future' : away > longest ? 'Must be at most two years away' : null;
  if (message !== null) throw fieldFailure('request.unprocessable', 'endsAt', message);
}

const asToken = (row: TokenRow): ServiceToken => ({
  _id: row.id,
  name: row.name,
  start: row.start,
  roles: row.roles,
  createdBy: row.createdByName,
  dateCreated: row.createdAt.toISOString(),
  endsAt: row.expiresAt.toISOString(),
  lastUsed: row.lastUsed?.toISOString() ?? null,
});
