import { toSerialisable, serialisableStates } from '../../../src/client/machines/serialisable';

describe('what the store may hold of a machine', () => {
  test('plain data is unchanged', () => {
    const data = { id: 'b1', count: 2, done: false, none: null, list: ['a', { b: 1 }] };
    expect(toSerialisable(data)).toEqual(data);
  });

  test('secrets are redacted by name, at any depth, and keep their shape', () => {
    expect(
      toSerialisable({
        loginPass: 'x',
        newPassword: 'x',
        token: 'x',
        tokenToStore: 'x',
        totp: '123456',
        secretUri: 'x',
        recoveryCodes: ['a', 'b'],
        credentials: { url: 'x' },
        authorization: 'Bearer x',
      }),
    ).toEqual({
      loginPass: '[redacted]',
      newPassword: '[redacted]',
      token: '[redacted]',
      tokenToStore: '[redacted]',
      totp: '[redacted]',
      secretUri: '[redacted]',
      recoveryCodes: ['[redacted 1]', '[redacted 2]'],
      credentials: { url: '[redacted]' },
      authorization: '[redacted]',
    });
    expect(toSerialisable({ event: { output: { deep: [{ password: 'x' }] } } })).toEqual({
      event: { output: { deep: [{ password: '[redacted]' }] } },
    });
  });

  test('secrets in addresses are redacted whatever their name', () => {
    expect(
      toSerialisable({
        uri: 'otpauth://totp/Marquee:robin?secret=ABC',
        url: 'https://bucket.example/a.png?X-Amz-Signature=abc',
        link: '/resetpassword?token=abc',
      }),
    ).toEqual({ uri: '[redacted]', url: '[redacted]', link: '[redacted]' });
  });

  test('flags and empty texts with such names are kept', () => {
    expect(toSerialisable({ passwordShown: true, tokens: 3, password: '' })).toEqual({
      passwordShown: true,
      tokens: 3,
      password: '',
    });
  });

  test('what cannot be copied is left out: functions, files, class instances', () => {
    class Moment {
      year = 2026;
    }
    expect(
      toSerialisable({ run: () => 1, file: new File(['x'], 'a.csv'), moment: new Moment(), map: new Map(), kept: 1 }),
    ).toEqual({ kept: 1 });
  });

  test('dates and errors become text', () => {
    expect(toSerialisable({ at: new Date(0), error: new Error('broke') })).toEqual({
      at: '1970-01-01T00:00:00.000Z',
      error: { message: 'broke' },
    });
  });

  test('long lists and texts are cut, and a loop ends', () => {
    const rows = toSerialisable(Array.from({ length: 1000 }, (_, index) => index));
    expect(rows).toHaveLength(51);
    expect(rows).toContain('… 950 more');
    expect(toSerialisable('x'.repeat(5000))).toHaveLength(2001);
    const loop: Record<string, unknown> = {};
    loop['self'] = loop;
    expect(JSON.stringify(toSerialisable(loop)).length).toBeLessThan(200);
  });
});

describe('the state as DevTools has it', () => {
  test('is cut and redacted like an action, and what did not change is the same object', () => {
    const shorten = serialisableStates();
    const queries = {
      'listBoards({})': { data: { boards: Array.from({ length: 400 }, (_, index) => ({ _id: `b${String(index)}` })) } },
    };
    const first = shorten({
      api: { queries, mutations: {} },
      machines: { 'login:this': { context: { password: 'hidden' } } },
    });
    const second = shorten({ api: { queries, mutations: { m1: { status: 'pending' } } }, machines: {} });
    expect(first.api.queries['listBoards({})'].data.boards).toHaveLength(50);
    expect(JSON.stringify(first)).not.toContain('hidden');
    expect(second.api.queries).toBe(first.api.queries);
    expect(second.api.mutations).toEqual({ m1: { status: 'pending' } });
  });

  test('a long list of records contains only records', () => {
    const rows = toSerialisable(Array.from({ length: 60 }, () => ({ id: 'b1' })));
    expect(rows).toEqual(Array.from({ length: 50 }, () => ({ id: 'b1' })));
  });
});
