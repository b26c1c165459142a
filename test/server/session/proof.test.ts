import { createServiceToken, endUserSessions, resetUserFactor } from '#contract/access';
import type { CallInput, Endpoint } from '#contract/endpoint';
import { creditOrganisation } from '#contract/organisations';
import { ownerEverywhere } from '#contract/permissions';
import { createBoard, modifyBoard } from '#contract/boards';
import { savePlacementRule } from '#contract/placementRules';
import { needsProof } from '#contract/proof';
import { checkSession, createUser, endSession, modifyUser } from '#contract/session';
import { testApp } from '#test/app';
import { aBoard } from '#test/boards';
import { mailTo } from '#test/mailbox';
import { anOrganisation, aSession, everywhere } from '#test/people';
import { aUser, signInAs } from '#test/people';
import { sessions, users } from '../../../src/server/db/schema/schema';
import { eq } from 'drizzle-orm';

const password = 'six green bottles';
const viewer = { role: 'Viewer' as const, organisations: null };
const server = testApp();
let ids: Record<'me' | 'owner' | 'viewer' | 'off' | 'org' | 'board', string>;
let stale: string;
beforeAll(async () => {
  const me = await aUser(server.db, { email: 'me@test.example', isAdmin: true, password });
  const owner = await aUser(server.db, { email: 'owner@test.example', isAdmin: true });
  const looks = await aUser(server.db, { email: 'viewer@test.example', isAdmin: true });
  const off = await aUser(server.db, { email: 'off@test.example', isAdmin: true, isActive: false });
  await server.db
    .update(users)
    .set({ roles: [viewer] })
    .where(eq(users.id, looks));
  ids = { me, owner, viewer: looks, off, org: await anOrganisation(server.db), board: await aBoard(server.db) };
  stale = await signInAs(server.db, me);
  await server.db.update(sessions).set({ createdAt: new Date(Date.now() - 11 * 60_000) });
});

interface Case {
  what: string;
  call: Endpoint;
  input: CallInput<Endpoint>;
}
const user = (what: string, id: string, body: object): Case => ({
  what,
  call: modifyUser,
  input: { params: { id }, body },
});
const invite = (what: string, body: object): Case => ({
  what,
  call: createUser,
  input: { body: { email: `${what.replace(/\W/g, '')}@test.example`, ...body } },
});
const credit = (amount: number): Case => ({
  what: `a credit of ${String(amount)}`,
  call: creditOrganisation,
  input: { params: { id: ids.org }, body: { amount } },
});
const token = { name: 'x', roles: [viewer], endsAt: new Date(Date.now() + 86_400_000).toISOString() };

const powerful = (): Case[] => [
  { what: 'a service token', call: createServiceToken, input: { body: token } },
  { what: 'a factor taken off', call: resetUserFactor, input: { params: { id: ids.owner }, body: {} } },
  { what: 'own other sessions', call: endSession, input: { params: { id: 'others' }, body: {} } },
  { what: "an Owner's sessions", call: endUserSessions, input: { params: { id: ids.owner }, body: {} } },
  invite('an Owner by role', { roles: [...ownerEverywhere] }),
  invite('an Owner as older clients do', { isAdmin: true }),
  invite('a Viewer', { roles: [viewer] }),
  user('promotion', ids.viewer, { roles: [viewer, ...ownerEverywhere] }),
  user('another role', ids.viewer, { roles: everywhere('Finance') }),
  user('activation', ids.off, { isActive: true }),
  user('an Owner deactivated', ids.owner, { isActive: false }),
  user('an Owner demoted', ids.owner, { roles: [viewer] }),
  user('an Owner without any role', ids.owner, { isAdmin: false }),
  user('the e-mail of another', ids.viewer, { email: 'mine@test.example' }),
  credit(1000.01),
  credit(-5000),
  {
    what: 'a placement rule',
    call: savePlacementRule,
    input: { body: { kind: 'venueType', subject: 'Airport', refuses: [] } },
  },
  { what: 'the own rule of a board', call: modifyBoard, input: { params: { id: ids.board }, body: { refuses: null } } },
  {
    what: 'a board with a rule of its own',
    call: createBoard,
    input: { body: { device_id: 'ruled', refuses: [] } },
  },
];
const ordinary = (): Case[] => [
  invite('no role', {}),
  user('a name', ids.owner, { firstName: 'Ana' }),
  user('the roles as they are', ids.viewer, { roles: [viewer], lastName: 'Sol' }),
  user('a Viewer deactivated', ids.viewer, { isActive: false }),
  user('own recent pages', ids.me, { recentPages: ['/boards'] }),
  { what: "a Viewer's sessions", call: endUserSessions, input: { params: { id: ids.viewer }, body: {} } },
  credit(1000),
  { what: 'a board', call: modifyBoard, input: { params: { id: ids.board }, body: { surfaceArea: 7 } } },
  { what: 'a new board', call: createBoard, input: { body: { device_id: 'plain' } } },
];

test('a session older than ten minutes changes nobody’s power without a proof, and does everything else', async () => {
  const outcome = async ({ what, call, input }: Case) => {
    const answer = await server.call(call, input, { token: stale });
    return `${what}: ${answer.status === 200 ? 'done' : answer.failure.code}`;
  };
  for (const each of powerful()) expect(await outcome(each)).toBe(`${each.what}: password.required`);
  for (const each of ordinary()) expect(await outcome(each)).toBe(`${each.what}: done`);
  expect(new Set(powerful().map(({ call }) => call.name))).toEqual(new Set(Object.keys(needsProof)));
});

test('with the password it does them, and every Owner is told by mail', async () => {
  const others = await signInAs(server.db, ids.me);
  const end = (currentPassword: string) =>
    server.call(endSession, { params: { id: 'others' }, body: { currentPassword } }, { token: stale });
  expect((await end('wrong')).failure).toMatchObject({ code: 'password.wrong', fields: [{ path: 'currentPassword' }] });
  expect((await end(password)).status).toBe(200);
  expect((await server.call(checkSession, {}, { token: others })).status).toBe(401);
  const invitation = { email: 'ines@test.example', roles: [...ownerEverywhere] };
  const wrong = await server.call(createUser, { body: { ...invitation, currentPassword: 'x' } }, { token: stale });
  expect(wrong.failure.code).toBe('password.wrong');
  const right = await server.call(createUser, { body: { ...invitation, currentPassword: password } }, { token: stale });
  expect(right.status).toBe(200);
  for (const owner of ['me', 'owner', 'robin']) {
    const { subject, text } = await mailTo(server.services.config.dataDir, `${owner}@test.example`);
    expect(subject).toBe('Access to Marquee was changed');
    expect(text).toContain('ines@test.example, roles Owner');
  }
});

test('a placement rule is mailed too', async () => {
  const post = jest.spyOn(server.services.mail, 'post');
  const body = { kind: 'venueType' as const, subject: 'Airport', refuses: [], currentPassword: password };
  expect((await server.call(savePlacementRule, { body }, { token: stale })).status).toBe(200);
  expect(post).toHaveBeenCalledWith(expect.objectContaining({ to: 'owner@test.example' }));
});

test('credits in parts need a proof like one of their sum, at once too', async () => {
  const token = await aSession(server.db, {
    email: 'fin@test.example',
    roles: everywhere('Finance'),
  });
  await server.db.update(sessions).set({ createdAt: new Date(Date.now() - 11 * 60_000) });
  const { call, input } = credit(400);
  const answers = await Promise.all([1, 2, 3, 4].map(() => server.call(call, input, { token })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 422, 422]);
});

test('whether a proof is asked for tells nobody what others have', async () => {
  const token = await aSession(server.db, { email: 'nosy@test.example', roles: [viewer] });
  const guesses = [
    { email: 'owner@test.example' },
    { email: 'x@test.example' },
    { isActive: false },
    { isAdmin: true },
  ];
  for (const id of [ids.owner, ids.viewer, ids.off])
    for (const body of guesses) {
      const { failure } = await server.call(modifyUser, { params: { id }, body }, { token });
      expect([id, body, failure.code]).toEqual([id, body, 'permission.denied']);
    }
});

test('a call repeated with its Idempotency-Key mails nobody again', async () => {
  const token = await signInAs(server.services.database.db, ids.me);
  const post = jest.spyOn(server.services.mail, 'post');
  const repeated: Case[] = [invite('once', { roles: [viewer] }), credit(2000)];
  for (const { call, input } of repeated) {
    const ask = () => server.call(call, input, { token, headers: { 'idempotency-key': call.name } });
    post.mockClear();
    const first = await ask();
    const mails = post.mock.calls.length;
    expect(mails).toBeGreaterThan(1);
    expect((await ask()).reply).toEqual(first.reply);
    expect(post).toHaveBeenCalledTimes(mails);
  }
});

test('soon after the sign-in no proof is needed, but for the e-mail of another', async () => {
  const fresh = await signInAs(server.db, ids.me);
  const change = (body: object) => server.call(modifyUser, { params: { id: ids.owner }, body }, { token: fresh });
  expect((await change({ roles: [viewer] })).status).toBe(200);
  expect((await change({ email: 'mine@test.example' })).failure.code).toBe('password.required');
});
