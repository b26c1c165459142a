import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { confirmSecondFactor, removeSecondFactor, startSecondFactor } from '#contract/secondFactor';
import { getMe, listUsers, signIn } from '#contract/session';
import { testApp } from '#test/app';
import { mailTo } from '#test/mailbox';
import { aSession } from '#test/people';
import { createSecrets } from '../../../src/server/secrets/secrets';
import { loginFailures, users } from '../../../src/server/db/schema/schema';
import { findAccount } from '../../../src/server/users/account.queries';
import {
  findRecoveryCode,
  hashRecoveryCodes,
  newRecoveryCodes,
} from '../../../src/server/session/secondFactor/recoveryCodes';
import { sealStoredFactors } from '../../../src/server/session/secondFactor/sealStored';
import { newSecret, secretUri, findStep } from '../../../src/server/session/secondFactor/secondFactor';

const password = 'six green bottles';
const server = testApp();
beforeEach(() => server.db.delete(loginFailures));
afterEach(() => jest.restoreAllMocks());

/** The code that an authenticator app shows `steps` time steps from now. */
const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });
const wrongFor = (secret: string): string =>
  codeOf(secret) === '000000' || codeOf(secret, 1) === '000000' || codeOf(secret, -1) === '000000'
    ? '111111'
    : '000000';

/** Stops the clock until the end of the test, so that a code does not expire before it is used. Not in a hook, because test/postgres runs this file with others. */
function holdClock(): void {
  jest.spyOn(Date, 'now').mockReturnValue(Math.floor(Date.now() / 30_000) * 30_000 + 1_000);
}

/** The calls of a person on the own second factor. */
const factorOf = (token: string) => ({
  start: (currentPassword = password) => server.call(startSecondFactor, { body: { currentPassword } }, { token }),
  confirm: (totp: string) => server.call(confirmSecondFactor, { body: { totp } }, { token }),
  remove: (body: { currentPassword: string; totp?: string }) => server.call(removeSecondFactor, { body }, { token }),
});

async function somebody(email: string) {
  holdClock();
  const token = await aSession(server.db, { email, isAdmin: true, password });
  return {
    token,
    ...factorOf(token),
    login: (totp?: string, loginPass = password) =>
      server.call(
        signIn,
        { body: { loginEmail: email, loginPass, ...(totp === undefined ? {} : { totp }) } },
        { token: null },
      ),
  };
}

/** Enables the second factor with the code of the previous time step, so that the current code is still unused. */
async function withSecondFactor(email: string) {
  const person = await somebody(email);
  const { secret } = (await person.start()).reply;
  const { recoveryCodes } = (await person.confirm(codeOf(secret, -1))).reply;
  return { ...person, secret, recoveryCodes };
}

test('starting asks for the password and changes nothing yet', async () => {
  const { start, login } = await somebody('start@test.example');
  expect((await start('wrong')).failure.code).toBe('password.wrong');
  const { reply } = await start();
  expect(reply.uri).toMatch(/^otpauth:\/\/totp\/Marquee:start%40test\.example\?/);
  expect(reply.uri).toContain(`secret=${reply.secret}`);
  expect((await login()).status).toBe(200);
});

test('confirming with a wrong code is refused; with a right one it is on and answers ten codes', async () => {
  const { token, start, confirm } = await somebody('confirm@test.example');
  expect((await confirm('123456')).failure.code).toBe('totp.invalid');
  const { secret } = (await start()).reply;
  expect((await confirm(wrongFor(secret))).failure).toMatchObject({ statusCode: 422, code: 'totp.invalid' });
  const { recoveryCodes } = (await confirm(codeOf(secret))).reply;
  expect(new Set(recoveryCodes).size).toBe(10);
  expect((await server.call(getMe, {}, { token })).reply.hasSecondFactor).toBe(true);
  const [listed] = (await server.call(listUsers, { query: { search: 'confirm@test.example' } })).reply.users;
  expect(Math.abs(Date.now() - Date.parse(listed?.secondFactorSince ?? ''))).toBeLessThan(60_000);
  expect((await start()).failure.code).toBe('request.unprocessable');
});

test('the right password alone makes the server ask for the code, however often', async () => {
  const { login } = await withSecondFactor('ask@test.example');
  for (let i = 0; i < 7; i += 1)
    expect((await login()).failure).toMatchObject({ statusCode: 401, code: 'totp.required' });
});

test('a wrong password never asks for the code', async () => {
  const { login } = await withSecondFactor('quiet@test.example');
  expect((await login('123456', 'wrong')).failure.code).toBe('session.bad_credentials');
});

test('a code works once, also for two at once', async () => {
  const { login, secret } = await withSecondFactor('once@test.example');
  const code = codeOf(secret);
  const answers = await Promise.all([login(code), login(code)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  expect((await login(code)).failure.message).toBe('The code is wrong, or it was used before.');
});

test('the right password without a code does not reset the count of wrong codes', async () => {
  const { login, secret } = await withSecondFactor('between@test.example');
  for (let i = 0; i < 4; i += 1) {
    expect((await login(wrongFor(secret))).status).toBe(401);
    expect((await login()).failure.code).toBe('totp.required');
  }
  expect((await login(wrongFor(secret))).status).toBe(401);
  expect((await login(wrongFor(secret))).failure.code).toBe('login.too_many');
});

test("a recovery code replaces the device's code, once", async () => {
  const {
    login,
    recoveryCodes: [code = '', other = ''],
  } = await withSecondFactor('lost@test.example');
  expect((await login(code.toUpperCase())).status).toBe(200);
  expect((await login(code)).status).toBe(401);
  expect((await login(` ${other.replace('-', '')} `)).status).toBe(200);
});

test('it is switched off with the password and a code; the owner is notified', async () => {
  const { remove, login, secret } = await withSecondFactor('off@test.example');
  expect((await remove({ currentPassword: 'wrong' })).failure.code).toBe('password.wrong');
  for (const body of [{ currentPassword: password }, { currentPassword: password, totp: wrongFor(secret) }])
    expect((await remove(body)).failure).toMatchObject({
      code: 'totp.invalid',
      fields: [{ path: 'totp' }],
    });
  await remove({ currentPassword: password, totp: codeOf(secret) });
  expect((await login()).status).toBe(200);
  const { dataDir } = server.services.config;
  expect((await mailTo(dataDir, 'off@test.example')).subject).toBe('Second factor switched on for Marquee');
  expect((await mailTo(dataDir, 'off@test.example', 'switched off')).subject).toBe(
    'Second factor switched off for Marquee',
  );
});

describe('the stored secret', () => {
  const stored = async (email: string) => {
    const account = await findAccount(server.db, email);
    if (!account) throw new Error(`${email} is nobody`);
    return account;
  };

  test('is not readable, and no stored code can be guessed quickly', async () => {
    const { secret, recoveryCodes } = await withSecondFactor('sealed@test.example');
    const { totpSecret, recoveryCodeHashes } = await stored('sealed@test.example');
    expect(totpSecret).toMatch(/^sealed:/);
    expect(totpSecret).not.toContain(secret);
    expect(recoveryCodeHashes).toHaveLength(10);
    for (const hash of recoveryCodeHashes) expect(hash).toMatch(/^argon2id:[\w-]{22}:[\w-]{43}$/);
    expect(await hashRecoveryCodes(recoveryCodes)).not.toEqual(recoveryCodeHashes);
  });

  test('stored without a key is encrypted at the start and still works', async () => {
    const { login, secret, recoveryCodes } = await withSecondFactor('older@test.example');
    const { id } = await stored('older@test.example');

    await server.db.update(users).set({ totpSecret: secret }).where(eq(users.id, id));
    await sealStoredFactors(server.services);
    expect((await stored('older@test.example')).totpSecret).toMatch(/^sealed:/);
    expect((await login(codeOf(secret))).status).toBe(200);
    expect((await login(recoveryCodes[3])).status).toBe(200);
  });

  test('cannot be read without its encryption key, which is reported; recovery codes still work, and nothing is overwritten', async () => {
    const { login, secret, recoveryCodes } = await withSecondFactor('keyless@test.example');
    const { id, totpSecret } = await stored('keyless@test.example');

    const foreign = createSecrets(() => ['another key of another server, long']).seal(secret, id);
    await server.db.update(users).set({ totpSecret: foreign }).where(eq(users.id, id));
    await sealStoredFactors(server.services);
    expect((await stored('keyless@test.example')).totpSecret).toBe(foreign);
    expect((await login(codeOf(secret))).failure.message).toMatch(
      /cannot be checked at the moment. Use a recovery code/,
    );
    expect((await login(recoveryCodes[0])).status).toBe(200);
    await server.db.update(users).set({ totpSecret }).where(eq(users.id, id));
    expect((await login(codeOf(secret))).status).toBe(200);
  });
});

describe('codes', () => {
  const secret = newSecret();
  const now = Date.UTC(2026, 10, 21, 12, 0, 10);
  const at = (step: number) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now + step * 30_000 });

  test('of the current time step and its neighbours are accepted, others are not', () => {
    expect([-2, -1, 0, 1, 2].map((step) => findStep(secret, at(step), null, now) !== undefined)).toEqual([
      false,
      true,
      true,
      true,
      false,
    ]);
  });
  test('of a time step already used, or of an earlier one, are refused', () => {
    const used = findStep(secret, at(0), null, now) ?? 0;
    expect([-1, 0, 1].map((step) => findStep(secret, at(step), used, now))).toEqual([undefined, undefined, used + 1]);
  });
  test('are six digits, spaces aside', () => {
    expect(findStep(secret, `${at(0).slice(0, 3)} ${at(0).slice(3)}`, null, now)).toBeDefined();
    for (const code of ['', '12345', '1234567', 'abcdef', `${at(0)}x`])
      expect(findStep(secret, code, null, now)).toBeUndefined();
  });
  test('the secret has 160 bits and its address names account and product', () => {
    expect(Secret.fromBase32(secret).bytes).toHaveLength(20);
    expect(secretUri(secret, 'ana@test.example', 'Marquee')).toBe(
      `otpauth://totp/Marquee:ana%40test.example?issuer=Marquee&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
    );
  });
  test('recovery codes differ, and are found however they are typed', async () => {
    const codes = newRecoveryCodes();
    expect(codes.every((code) => /^[a-z2-7]{5}-[a-z2-7]{5}$/.test(code))).toBe(true);
    const stored = await hashRecoveryCodes(['abcde-fghij', ...codes]);
    for (const typed of ['ABCDE-fghij', 'abcdefghij ']) expect(await findRecoveryCode(stored, typed)).toBe(stored[0]);
    for (const typed of ['abcde-fghik', '123456', '']) expect(await findRecoveryCode(stored, typed)).toBeUndefined();
  });
});
