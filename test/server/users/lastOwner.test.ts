import { and, eq } from 'drizzle-orm';
import { ownerEverywhere, findScope } from '#contract/permissions';
import { modifyUser } from '#contract/session';
import { testApp } from '#test/app';
import { aUser, everywhere, signInAs } from '#test/people';
import { users } from '../../../src/server/db/schema/schema';

const server = testApp();
/** The ids of all Owners. */
let owners: string[];
beforeAll(async () => {
  owners = [server.adminId];
  for (const name of ['ana', 'jo'])
    owners.push(await aUser(server.db, { email: `${name}@test.example`, isAdmin: true }));
});
beforeEach(() => server.db.update(users).set({ roles: [...ownerEverywhere], isAdmin: true, isActive: true }));

const demote = { roles: everywhere('Viewer') };
const strip = { roles: [] };
const deactivate = { isActive: false };
type Change = typeof demote | typeof strip | typeof deactivate;

const change = async (by: string, whom: string, body: Change) => {
  const token = await signInAs(server.db, by);
  return () => server.call(modifyUser, { params: { id: whom }, body }, { token });
};

async function activeOwners(): Promise<string[]> {
  const rows = await server.db
    .select({ id: users.id, roles: users.roles })
    .from(users)
    .where(and(eq(users.isActive, true), eq(users.isAdmin, true)));
  return rows.filter(({ roles }) => findScope(roles, 'people') !== undefined).map(({ id }) => id);
}

const rounds = 5;

test.each([
  ['demote', demote, demote],
  ['take all roles of', strip, strip],
  ['deactivate', deactivate, deactivate],
  ['demote and deactivate', demote, deactivate],
])('the two last Owners %s each other at once: exactly one succeeds, and stays an Owner', async (_, one, other) => {
  for (let round = 0; round < rounds; round += 1) {
    await server.db.update(users).set({ roles: [...ownerEverywhere], isAdmin: true, isActive: true });
    await server.db.update(users).set({ isActive: false }).where(eq(users.id, owners[2]!));
    const [first, second] = [owners[0]!, owners[1]!];
    const acts = [await change(first, second, one), await change(second, first, other)];
    const answers = await Promise.all(acts.map((act) => act()));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 401 || status === 403)).toHaveLength(1);
    expect(await activeOwners()).toEqual([statuses[0] === 200 ? first : second]);
  }
});

test('three Owners who demote each other in a ring: at least one remains', async () => {
  for (let round = 0; round < rounds; round += 1) {
    await server.db.update(users).set({ roles: [...ownerEverywhere], isAdmin: true, isActive: true });
    const acts = [];
    for (const [index, by] of owners.entries()) acts.push(await change(by, owners[(index + 1) % 3]!, demote));
    const answers = await Promise.all(acts.map((act) => act()));
    const done = answers.filter(({ status }) => status === 200).length;
    const left = await activeOwners();
    expect(left.length).toBe(3 - done);
    expect(left.length).toBeGreaterThan(0);
  }
});
