import { ownerEverywhere } from '#contract/permissions';
import { ConfigError } from '../settings/configError';
import type { Queryable } from '../db/connect';
import { insertOrganisation } from '../organisations/organisations.queries';
import { insertMembers, insertTeam } from '../organisations/teams.queries';
import { applyDemoPassword, prepareDemoHash, seedDemo } from './demo';
import type { Services } from './services';
import { toEmailKey, findAccount, hasAdministrator } from '../users/account.queries';
import { hashPassword } from '../session/password';
import { sealStoredFactors } from '../session/secondFactor/sealStored';
import { insertUser, updateUser } from '../users/users.queries';
import { inStage } from './startFailure';

/**
 * Creates what the first request needs: the demo data in demo mode, else an administrator.
 * @throws ConfigError without either.
 */
export async function prepareData(
  services: Pick<Services, 'config' | 'database' | 'storage' | 'secrets' | 'log'>,
): Promise<void> {
  const { config, database, storage } = services;
  await sealStoredFactors(services);
  const { demo, firstAdmin } = config;
  if (demo) {
    const passwordHash = await prepareDemoHash(database.db, firstAdmin.password);
    await seedDemo(database.db, storage, new Date(), passwordHash).catch(async (error: unknown) => {
      // The demo's pictures are the first thing that is stored.
      await inStage('store', () => storage.ping());
      throw error;
    });
  }
  await applyDemoPassword(database.db, demo, firstAdmin.password);
  if (demo || (await hasAdministrator(database.db))) return;
  const { email, password } = firstAdmin;
  if (email === undefined || password === undefined) {
    throw new ConfigError('ADMIN_EMAIL and ADMIN_PASSWORD must be set: the database has no administrator yet');
  }
  const passwordHash = await hashPassword(password);
  await database.db.transaction((tx) => createFirst(tx, email, passwordHash));
}

/**
 * Creates the first administrator with one organisation and one team, which can be renamed later. Of two processes only
 * one writes.
 */
async function createFirst(tx: Queryable, email: string, passwordHash: string): Promise<void> {
  const userId = await insertUser(tx, { email, firstName: '', lastName: '', roles: ownerEverywhere, passwordHash });
  if (userId === undefined) return promote(tx, email, passwordHash);
  const orgId = await insertOrganisation(tx, { orgName: 'My organisation', orgType: '', parentOrg: null });
  if (orgId === undefined) return;
  const teamId = await insertTeam(tx, { teamName: 'My team', orgId });
  if (teamId !== undefined) await insertMembers(tx, teamId, [userId]);
}

/** Makes the user with the address an active administrator. */
async function promote(tx: Queryable, email: string, passwordHash: string): Promise<void> {
  const account = await findAccount(tx, toEmailKey(email));
  if (account)
    await updateUser(
      tx,
      account.id,
      { roles: [...ownerEverywhere], isActive: true, passwordHash },
      { newVersion: true },
    );
}
