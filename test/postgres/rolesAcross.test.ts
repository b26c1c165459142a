import { drizzle } from 'drizzle-orm/node-postgres';
import { Client } from 'pg';
import type { Grant } from '#contract/permissions';
import { aServiceToken, aUser, signInAs } from '#test/people';
import { startTwo, type TwoProcesses } from '#test/twoProcesses';
import * as schema from '../../src/server/db/schema/schema';

let two: TwoProcesses;
let client: Client;
let owner: string;
beforeAll(async () => {
  two = await startTwo();
  client = new Client({ connectionString: two.url });
  await client.connect();
  owner = await two.signIn(two.addresses[0] ?? '');
}, 120_000);
afterAll(async () => {
  await client.end();
  await two.stop();
}, 30_000);

const at = (process: 0 | 1, path: string, token: string, body?: object): Promise<Response> =>
  fetch(`${two.addresses[process] ?? ''}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
/** The status of the same call in both processes. */
const statuses = async (path: string, token: string, body?: object): Promise<number[]> => [
  (await at(0, path, token, body)).status,
  (await at(1, path, token, body)).status,
];
const grants = (role: Grant['role']): Grant[] => [{ role, organisations: null }];
const newOrganisation = () => ({ orgName: `Organisation ${String(Math.random())}` });
const create = '/api/organisation/create';

test('a role given, changed or removed in one process applies from the next call to the other', async () => {
  const db = drizzle(client, { schema });
  const vera = await aUser(db, { email: 'vera@test.example', roles: grants('Viewer') });
  const token = await signInAs(db, vera);
  const change = async (body: object): Promise<void> => {
    expect((await at(0, `/api/user/modify/${vera}`, owner, body)).status).toBe(200);
  };
  expect(await statuses('/api/audit', token)).toEqual([403, 403]);
  expect(await statuses(create, token, newOrganisation())).toEqual([403, 403]);
  await change({ roles: grants('Finance') });
  expect((await at(1, '/api/audit', token)).status).toBe(200);
  expect((await at(1, create, token, newOrganisation())).status).toBe(200);
  await change({ roles: grants('Reviewer') });
  expect((await at(1, create, token, newOrganisation())).status).toBe(403);
  await change({ roles: [] });
  expect((await at(1, '/api/organisation/', token)).status).toBe(401);
});

test('a deactivated account, an ended session and a revoked token end at the next call in the other process', async () => {
  const db = drizzle(client, { schema });
  const jo = await aUser(db, { email: 'jo@test.example', roles: grants('Viewer') });
  const [first, second] = [await signInAs(db, jo), await signInAs(db, jo)];
  const read = '/api/organisation/';
  expect(await statuses(read, first)).toEqual([200, 200]);
  expect((await at(0, `/api/user/${jo}/sessions/end`, owner, {})).status).toBe(200);
  expect(await statuses(read, first)).toEqual([401, 401]);
  expect((await at(1, read, second)).status).toBe(401);

  const third = await signInAs(db, jo);
  expect((await at(1, read, third)).status).toBe(200);
  expect((await at(0, `/api/user/modify/${jo}`, owner, { isActive: false })).status).toBe(200);
  expect((await at(1, read, third)).status).toBe(401);

  const program = await aServiceToken(db, grants('Viewer'));
  expect((await at(1, read, program)).status).toBe(200);
  const tokens: unknown = await (await at(0, '/api/tokens', owner)).json();
  const [{ _id: id }] = (tokens as { serviceTokens: [{ _id: string }] }).serviceTokens; // the only one
  expect((await at(0, `/api/tokens/${id}/revoke`, owner, {})).status).toBe(200);
  expect((await at(1, read, program)).status).toBe(401);
});
