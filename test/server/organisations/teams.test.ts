import { eq } from 'drizzle-orm';
import { createTeam, getTeam, listTeams, modifyTeam } from '#contract/organisations';
import { getMe, listUsers } from '#contract/session';
import { testApp } from '#test/app';
import { anOrganisation, aTeam, aUser } from '#test/people';
import { newId } from '../../../src/server/db/newId';
import { auditLog, boards, campaigns } from '../../../src/server/db/schema/schema';

const server = testApp();
let orgId: string;
let ana: string;
let bo: string;
beforeAll(async () => {
  orgId = await anOrganisation(server.db);
  ana = await aUser(server.db, { email: 'ana@test.example', firstName: 'Ana', lastName: 'Okafor' });
  bo = await aUser(server.db, { email: 'bo@test.example', firstName: 'Bo' });
});

const create = (teamName: string, orgID: string, teamMembers?: string[]) =>
  server.call(createTeam, { body: { teamName, orgID, ...(teamMembers && { teamMembers }) } });
const modify = (id: string, body: { teamName?: string; teamMembers?: string[] }) =>
  server.call(modifyTeam, { params: { id }, body });

test('GET /api/team/{id} answers name, members with their names, campaigns and boards', async () => {
  const id = await aTeam(server.db, { teamName: 'Night', orgId, members: [bo, ana] });
  const [live, deleted] = [newId(), newId()];
  await server.db.insert(campaigns).values([
    { id: live, campaignName: 'a', campaignNameKey: 'a', managementTeam: id },
    { id: deleted, campaignName: 'b', campaignNameKey: 'b', managementTeam: id, deletedAt: new Date() },
  ]);
  await server.db.insert(boards).values([
    { id: newId(), team: id },
    { id: newId(), team: id, isDeleted: true },
  ]);
  const { reply, headers } = await server.call(getTeam, { params: { id } });
  expect(reply.team).toEqual({
    _id: id,
    teamName: 'Night',
    orgID: orgId,
    teamMembers: [bo, ana],
    campaigns: [live],
    totalBoards: 1,
    version: 1,
    members: [
      { _id: bo, firstName: 'Bo', lastName: '' },
      { _id: ana, firstName: 'Ana', lastName: 'Okafor' },
    ],
  });
  expect(headers['etag']).toBe('"1"');
  expect((await server.call(getTeam, { params: { id: 'none' } })).failure.code).toBe('team.not_found');
});

test('the list is sorted, searched and limited to an organisation', async () => {
  const own = await anOrganisation(server.db);
  for (const teamName of ['beta', 'Alpha', 'gamma_1']) await aTeam(server.db, { teamName, orgId: own, members: [ana] });
  const names = async (query: NonNullable<Parameters<typeof server.call<typeof listTeams>>[1]>['query']) =>
    (await server.call(listTeams, query ? { query } : {})).reply.teams.map(({ teamName }) => teamName);
  expect(await names({ orgID: own })).toEqual(['Alpha', 'beta', 'gamma_1']);
  expect(await names({ orgID: own, sortDesc: 'true' })).toEqual(['gamma_1', 'beta', 'Alpha']);
  expect(await names({ orgID: own, search: 'A_1' })).toEqual(['gamma_1']);
  expect((await server.call(listTeams, { query: { orgID: own, page: 2, pageSize: 2 } })).reply).toMatchObject({
    teams: [{ teamName: 'gamma_1', teamMembers: [ana] }],
    totalTeams: 3,
  });
});

describe('creating', () => {
  test('answers the team with its members in order; it is theirs at once', async () => {
    const { reply } = await create('Day', orgId, [server.adminId, ana, ana]);
    expect(reply.team).toMatchObject({
      teamName: 'Day',
      orgID: orgId,
      teamMembers: [server.adminId, ana],
      campaigns: [],
    });
    expect((await server.call(getMe)).reply.teams).toContain(reply.team._id);
  });

  test('unknown organisation, unknown member, taken name are refused', async () => {
    expect((await create('x', 'none')).failure.code).toBe('organisation.not_found');
    expect((await create('y', orgId, [ana, 'none'])).failure).toMatchObject({
      code: 'user.not_found',
      fields: [{ path: 'teamMembers.1' }],
    });
    await create('Twice', orgId);
    expect((await create('tWICE', orgId)).failure).toMatchObject({ statusCode: 409, code: 'team.name_taken' });
    expect((await create('Twice', await anOrganisation(server.db))).status).toBe(200);
  });
});

describe('changing', () => {
  test('a rename keeps the members, members keep the name', async () => {
    const id = await aTeam(server.db, { teamName: 'Old', orgId, members: [ana] });
    expect((await modify(id, { teamName: 'New' })).reply.team).toMatchObject({
      teamName: 'New',
      teamMembers: [ana],
      version: 2,
    });
    expect((await modify(id, { teamMembers: [bo, ana] })).reply.team).toMatchObject({
      teamName: 'New',
      teamMembers: [bo, ana],
      version: 3,
    });
    expect((await modify(id, { teamMembers: [bo, ana], teamName: 'New' })).reply).toMatchObject({
      message: 'Nothing was changed.',
      team: { version: 3 },
    });
    expect((await modify(id, { teamMembers: [] })).reply.team.teamMembers).toEqual([]);
    const lines = await server.db.select().from(auditLog).where(eq(auditLog.subjectId, id)).orderBy(auditLog.at);
    expect(lines.map(({ changes }) => changes)).toEqual([
      [{ field: 'teamName', from: 'Old', to: 'New' }],
      [{ field: 'membersJoined', from: null, to: 'Bo' }],
      [{ field: 'membersLeft', from: 'Bo, Ana Okafor', to: null }],
    ]);
  });

  test('users who join or leave get a new version too', async () => {
    const user = await aUser(server.db, { email: 'joins@test.example' });
    const id = await aTeam(server.db, { orgId });
    await modify(id, { teamMembers: [user] });
    const { reply } = await server.call(listUsers, { query: { search: 'joins@' } });
    expect(reply.users[0]).toMatchObject({ teams: [id], version: 2 });
  });

  test('a taken name is refused', async () => {
    await aTeam(server.db, { teamName: 'Here', orgId });
    expect((await modify(await aTeam(server.db, { orgId }), { teamName: 'here' })).failure.code).toBe(
      'team.name_taken',
    );
    expect((await modify('none', { teamName: 'x' })).failure.code).toBe('team.not_found');
  });
});
