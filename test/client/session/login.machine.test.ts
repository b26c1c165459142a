import { createActor, fromPromise, waitFor } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import type { Failure } from '../../../src/client/api/request';
import { refused } from '../artwork/fixtures';
import { loginMachine, type SignInInput } from '../../../src/client/session/login.machine';

const credentials = { loginEmail: ' robin@test.example ', loginPass: 'a secret', totp: '' };
const failure = (status: number, more: Partial<Failure> = {}): Failure => ({
  status,
  code: 'unknown',
  message: `It answered ${String(status)}.`,
  ...more,
});
const returnTo = { from: '/boards?page=2', prevState: { ticked: ['b1'] } };

/** Runs one login whose calls get the given answers, in order. */
async function logIn(
  answers: ('token' | Failure)[],
  given = credentials,
  from: { from: string; prevState: unknown } = returnTo,
) {
  const bodies: SignInInput['body'][] = [];
  const kept: string[] = [];
  const told: string[] = [];
  const actor = createActor(
    loginMachine.provide({
      actors: {
        signIn: fromPromise<{ token: string; tokenToStore: string }, SignInInput>(({ input }) => {
          bodies.push(input.body);
          const answer = answers[bodies.length - 1] ?? failure(599);
          return answer === 'token' ? Promise.resolve({ token: 't-1', tokenToStore: 't-1' }) : refused(answer);
        }),
      },
      actions: {
        keepToken: (_, { token }) => void kept.push(token),
        tellRetryFailed: (_, { error }) => void told.push(error),
      },
    }),
    { input: { returnTo: from } },
  ).start();
  actor.send({ type: 'login.submit', credentials: given });
  const snapshot = await waitFor(actor, (now) => now.matches('editing') || now.matches('signedIn'));
  return { actor, snapshot, bodies, kept, told };
}

const withExtra = {
  username: 'robin@test.example',
  loginEmail: 'robin@test.example',
  loginPass: 'a secret',
  ...returnTo,
};
const without = { username: 'robin@test.example', loginEmail: 'robin@test.example', loginPass: 'a secret' };

describe('login', () => {
  test('sends the credentials with the page state, keeps the token and forgets the password', async () => {
    const { snapshot, bodies, kept } = await logIn(['token']);
    expect(bodies).toEqual([withExtra]);
    expect(kept).toEqual(['t-1']);
    expect(snapshot.value).toBe('signedIn');
    expect(snapshot.context.credentials.loginPass).toBe('');
  });

  test.each([
    ['first', [401], 'wrongCredentials'],
    ['first', [500], 'serverDown'],
    ['first', [429], 'tooMany'],
    ['second', [502, 401], 'wrongCredentials'],
    ['second', [502, 500], 'serverDown'],
    ...[0, 404, 429, 502].map((status) => ['second', [503, status], 'notWorking'] as const),
  ] as const)('on the %s try, %j ends it: told as %s', async (_, statuses, problem) => {
    const { snapshot, bodies, told } = await logIn(statuses.map((status) => failure(status, { retryAfter: 240 })));
    expect(bodies).toHaveLength(statuses.length);
    expect(snapshot.context.problem).toBe(problem);
    if (problem === 'tooMany') expect(snapshot.context.retryAfter).toBe(240);
    // Only this one adds the notice with its error.
    expect(told).toEqual(problem === 'notWorking' ? [`It answered ${String(statuses.at(-1))}.`] : []);
  });

  test.each([0, 400, 403, 404, 409, 413, 422, 502, 503])(
    'a %i is repeated at once without the page state',
    async (status) => {
      const { snapshot, bodies, kept } = await logIn([failure(status), 'token']);
      expect(bodies).toEqual([withExtra, without]);
      expect(snapshot.value).toBe('signedIn');
      expect(kept).toEqual(['t-1']);
    },
  );

  test.each([
    ['', 'a secret'],
    ['   ', 'a secret'],
    ['robin@test.example', ''],
  ])('nothing is sent for the email %j and the password %j', (loginEmail, loginPass) => {
    const actor = createActor(loginMachine, { input: { returnTo } }).start();
    expect(actor.getSnapshot().can({ type: 'login.submit', credentials: { loginEmail, loginPass, totp: '' } })).toBe(
      false,
    );
  });

  test('page state too large for the API is left out', async () => {
    const { bodies } = await logIn(['token'], credentials, { from: '/boards', prevState: 'x'.repeat(40_000) });
    expect(bodies).toEqual([without]);
  });

  test('every state can be reached, and busy states take no further submit', () => {
    const paths = getShortestPaths(loginMachine, {
      input: { returnTo },
      events: [
        { type: 'login.submit', credentials },
        { type: 'xstate.done.actor.0.login.signingIn', output: { token: 't', tokenToStore: 't' } } as never, // an event of the invoked actor
        { type: 'xstate.error.actor.0.login.signingIn', error: failure(503) } as never, // as above
      ],
      serializeState: ({ value }) => value,
    });
    expect(new Set(paths.map(({ state }) => state.value))).toEqual(
      new Set(['editing', 'signingIn', 'retrying', 'signedIn']),
    );
    for (const { state } of paths.filter(({ state }) => state.value !== 'editing'))
      expect(state.can({ type: 'login.submit', credentials })).toBe(false);
  });
});
