import type { z } from 'zod';
import {
  createOrganisation,
  getOrganisation,
  getOrganisationByTeam,
  listOrganisations,
  modifyOrganisation,
} from '#contract/organisations';
import { testApp } from '#test/app';
import { anOrganisation, aTeam } from '#test/people';
import { boards, campaigns } from '../../../src/server/db/schema/schema';
import { newId } from '../../../src/server/db/newId';

const server = testApp();

const create = (body: z.input<typeof createOrganisation.body>) => server.call(createOrganisation, { body });
const modify = (id: string, body: z.input<typeof modifyOrganisation.body>) =>
  server.call(modifyOrganisation, { params: { id }, body });

test('GET /api/organisation/{id} answers org with its wallet in dollars, its parent and its version', async () => {
  const parentOrg = await anOrganisation(server.db, { orgName: 'Above' });
  const id = await anOrganisation(server.db, {
    orgName: 'Below',
    orgType: 'Board Owner',
    parentOrg,
    fundsMicros: 16_600_001,
  });
  const { reply, headers } = await server.call(getOrganisation, { params: { id } });
  expect(reply.org).toMatchObject({
    _id: id,
    orgName: 'Below',
    orgType: 'Board Owner',
    parentOrg,
    parentOrgName: 'Above',
    orgWallet: { fundsAvailable: 16.600001 },
  });
  expect(headers['etag']).toBe('"1"');
  expect((await server.call(getOrganisation, { params: { id: 'none' } })).failure.code).toBe('organisation.not_found');
});

test('byteam answers the team’s organisation with the caller’s address, name and teams', async () => {
  const orgId = await anOrganisation(server.db);
  const teamId = await aTeam(server.db, { orgId, members: [server.adminId] });
  const ofTeam = (id: string) => server.call(getOrganisationByTeam, { params: { teamId: id } });
  expect((await ofTeam(teamId)).reply).toMatchObject({
    org: { _id: orgId },
    email: 'robin@test.example',
    username: 'robin@test.example',
    teams: [teamId],
  });
  expect((await ofTeam('none')).failure.code).toBe('team.not_found');
  expect((await ofTeam(await aTeam(server.db))).failure.code).toBe('organisation.not_found');
});

describe('the list', () => {
  let first: string;
  const day = (date: number): Date => new Date(Date.UTC(2026, 0, date));
  beforeAll(async () => {
    first = await anOrganisation(server.db, {
      orgName: 'aardvark list',
      orgType: 'Board Owner',
      fundsMicros: 5_010_000,
      createdAt: day(1),
    });
    await anOrganisation(server.db, {
      orgName: 'Zebra list',
      fundsMicros: 4_990_000,
      parentOrg: first,
      createdAt: day(2),
    });
    await anOrganisation(server.db, {
      orgName: 'Ähre list',
      orgType: 'agency',
      fundsMicros: 5_000_000,
      createdAt: day(3),
    });
  });
  const names = async (query: Record<string, string | number>) =>
    (await server.call(listOrganisations, { query: { search: ' list', ...query } })).reply.organisations.map(
      ({ orgName }) => orgName,
    );

  test('sorts by name, type, wallet and date', async () => {
    expect(await names({})).toEqual(['aardvark list', 'Zebra list', 'Ähre list']);
    expect(await names({ sortID: 'orgName', sortDesc: 'true' })).toEqual(['Ähre list', 'Zebra list', 'aardvark list']);
    expect(await names({ sortID: 'fundsAvailable' })).toEqual(['Zebra list', 'Ähre list', 'aardvark list']);
    expect(await names({ sortID: 'orgType', sortDesc: 'true' })).toEqual(['aardvark list', 'Ähre list', 'Zebra list']);
    expect(await names({ sortID: 'dateCreated' })).toEqual(['aardvark list', 'Zebra list', 'Ähre list']);
  });

  test('filters by type, parent and id', async () => {
    expect(await names({ orgType: 'Board Owner' })).toEqual(['aardvark list']);
    expect(await names({ parentOrg: first })).toEqual(['Zebra list']);
    expect(await names({ search: first })).toEqual(['aardvark list']);
  });

  test('counts teams, campaigns and boards that are not deleted', async () => {
    const teamId = await aTeam(server.db, { orgId: first });
    await server.db.insert(boards).values([
      { id: newId(), boardOwner: first, team: teamId },
      { id: newId(), boardOwner: first },
      { id: newId(), boardOwner: first, isDeleted: true },
    ]);
    await server.db.insert(campaigns).values([
      { id: newId(), campaignName: 'a', campaignNameKey: 'a', parentOrg: first },
      { id: newId(), campaignName: 'b', campaignNameKey: 'b', parentOrg: first, deletedAt: new Date() },
    ]);
    const listed = async () => (await server.call(listOrganisations, { query: { search: 'aardvark' } })).reply;
    const expected = { organisations: [{ _id: first, teams: 1, campaigns: 1, boards: 2 }], totalOrganisations: 1 };
    expect(await listed()).toMatchObject(expected);
    // From now on, the index counts the boards.
    await server.services.boardFinder.ready();
    expect(await listed()).toMatchObject(expected);
    await server.db.insert(boards).values({ id: newId(), boardOwner: first });
    expect(await listed()).toMatchObject({ organisations: [{ boards: 3 }] });
  });
});

describe('creating', () => {
  test('answers the organisation, with an empty wallet', async () => {
    const { reply, headers } = await create({ orgName: '  Fresh  ', orgType: 'Board Owner' });
    expect(reply.organisation).toMatchObject({
      orgName: 'Fresh',
      orgType: 'Board Owner',
      orgWallet: { fundsAvailable: 0 },
      parentOrg: null,
    });
    expect(headers['etag']).toBe('"1"');
  });

  test('a name that differs only in case is taken', async () => {
    await create({ orgName: 'Straße 7' });
    expect((await create({ orgName: 'STRASSE 7' })).status).toBe(200);
    expect((await create({ orgName: 'straße 7' })).failure).toMatchObject({
      code: 'organisation.name_taken',
      fields: [{ path: 'orgName' }],
    });
  });

  test('an unknown parent and an empty name are refused', async () => {
    expect((await create({ orgName: 'Orphan', parentOrg: 'none' })).failure).toMatchObject({
      code: 'organisation.not_found',
      fields: [{ path: 'parentOrg' }],
    });
    expect((await create({ orgName: '   ' })).failure).toMatchObject({
      code: 'request.invalid',
      fields: [{ path: 'orgName', message: 'Give the organisation a name' }],
    });
  });
});

describe('changing', () => {
  test('writes what is given, as a new version, once', async () => {
    const id = await anOrganisation(server.db, { orgName: 'Before' });
    expect((await modify(id, { orgName: 'After' })).reply.organisation).toMatchObject({
      orgName: 'After',
      orgType: '',
      version: 2,
    });
    expect((await modify(id, { orgName: 'After' })).reply).toMatchObject({
      message: 'Nothing was changed.',
      organisation: { version: 2 },
    });
    expect((await modify(id, { orgName: 'AFTER' })).reply.organisation).toMatchObject({ orgName: 'AFTER', version: 3 });
  });

  test('a parent can be set, changed and removed, but cannot form a cycle', async () => {
    const [top, middle, low] = [
      await anOrganisation(server.db),
      await anOrganisation(server.db),
      await anOrganisation(server.db),
    ];
    expect((await modify(low, { parentOrg: middle })).reply.organisation.parentOrg).toBe(middle);
    expect((await modify(middle, { parentOrg: top })).status).toBe(200);
    expect((await modify(top, { parentOrg: low })).failure).toMatchObject({
      statusCode: 422,
      fields: [{ path: 'parentOrg', message: 'This organisation is below the one you change' }],
    });
    expect((await modify(top, { parentOrg: top })).failure).toMatchObject({
      fields: [{ message: 'An organisation cannot be its own parent' }],
    });
    expect((await modify(low, { parentOrg: null })).reply.organisation.parentOrg).toBeNull();
  });

  test('a taken name and an unknown organisation are refused', async () => {
    await anOrganisation(server.db, { orgName: 'Taken' });
    expect((await modify(await anOrganisation(server.db), { orgName: 'taken' })).failure.code).toBe(
      'organisation.name_taken',
    );
    expect((await modify('none', { orgName: 'x' })).failure.code).toBe('organisation.not_found');
  });
});
