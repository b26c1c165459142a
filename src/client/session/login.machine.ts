import { assign, setup } from 'xstate';
import type { signIn } from '#contract/session';
import type { Args, Failure } from '../api/request';
import { failureOf } from '../api/apiError';
import { unprovided } from '../machines/mutationActor';
import type { ReturnTo } from './returnTo';

/** The body of `POST /api/super`; a first attempt also contains the state of the page that needs the login. */
export type SignInInput = Args<typeof signIn>;
export interface Credentials {
  loginEmail: string;
  loginPass: string;
  /** The second factor's code, once the server has requested it. */
  totp: string;
}

export type LoginProblem = 'wrongCredentials' | 'serverDown' | 'notWorking' | 'tooMany';

export interface LoginContext {
  returnTo: ReturnTo;
  credentials: Credentials;
  problem: LoginProblem | null;
  codeNeeded: boolean;
  /** Seconds, with `tooMany`. */
  retryAfter: number;
  /** The text of the notice after a failed retry. */
  error: string;
}

type LoginEvent = { type: 'login.submit'; credentials: Credentials };

const nobody: Credentials = { loginEmail: '', loginPass: '', totp: '' };
const isComplete = ({ loginEmail, loginPass }: Credentials): boolean => loginEmail.trim() !== '' && loginPass !== '';

function buildBody({ loginEmail, loginPass, totp }: Credentials, extra: Partial<ReturnTo>): SignInInput {
  const email = loginEmail.trim();
  // The API takes no more than 32 KiB of page state.
  const known = JSON.stringify(extra).length > 24_000 ? {} : extra;
  return {
    body: { username: email, loginEmail: email, loginPass, ...(totp === '' ? {} : { totp: totp.trim() }), ...known },
  };
}

type FailedEvent = { event: { error: unknown } };
const statusIs =
  (status: number) =>
  ({ event }: FailedEvent) =>
    failureOf(event.error).status === status;
const wantsCode = ({ event }: FailedEvent) => failureOf(event.error).code === 'totp.required';

const blame = (problem: LoginProblem) =>
  ({ type: 'blame', params: ({ event }: FailedEvent) => ({ problem, failure: failureOf(event.error) }) }) as const;

/**
 * Signing in. As specified, a first attempt that fails with anything but 401, 500 or 429 is repeated at
 * once without the extra page state. Passwords are here and not in the store; the mirror redacts them.
 */
export const loginMachine = setup({
  types: {
    context: {} as LoginContext, // types only, as `setup` takes them
    events: {} as LoginEvent, // as above
    input: {} as { returnTo: ReturnTo }, // as above
  },
  actors: { signIn: unprovided<{ token: string; tokenToStore: string }, SignInInput>('signIn') },
  actions: {
    /** Stores the token; provided by the page. */
    keepToken: (_, _params: { token: string }) => undefined,
    /** The notice after a failed retry; provided by the page. */
    tellRetryFailed: (_, _params: { error: string }) => undefined,
    blame: assign((_, { problem, failure }: { problem: LoginProblem; failure: Failure }) => ({
      problem,
      retryAfter: failure.retryAfter ?? 0,
      error: failure.message,
    })),
    askForCode: assign(({ context }) => ({
      codeNeeded: true,
      problem: context.credentials.totp === '' ? null : ('wrongCredentials' as const),
    })),
    forgetPassword: assign(({ context }) => ({ credentials: { ...context.credentials, loginPass: '', totp: '' } })),
  },
  guards: { complete: ({ event }) => isComplete(event.credentials) },
}).createMachine({
  id: 'login',
  context: ({ input }) => ({
    returnTo: input.returnTo,
    credentials: nobody,
    problem: null,
    codeNeeded: false,
    retryAfter: 0,
    error: '',
  }),
  initial: 'editing',
  states: {
    editing: {
      entry: 'forgetPassword',
      on: {
        'login.submit': {
          guard: 'complete',
          target: 'signingIn',
          actions: assign(({ event }) => ({ credentials: event.credentials, problem: null })),
        },
      },
    },
    signingIn: {
      invoke: {
        src: 'signIn',
        input: ({ context: { credentials, returnTo } }) => buildBody(credentials, returnTo),
        onDone: {
          target: 'signedIn',
          actions: { type: 'keepToken', params: ({ event }) => ({ token: event.output.tokenToStore }) },
        },
        onError: [
          { guard: wantsCode, target: 'editing', actions: 'askForCode' },
          { guard: statusIs(401), target: 'editing', actions: blame('wrongCredentials') },
          { guard: statusIs(500), target: 'editing', actions: blame('serverDown') },
          { guard: statusIs(429), target: 'editing', actions: blame('tooMany') },
          { target: 'retrying', actions: blame('notWorking') },
        ],
      },
    },
    retrying: {
      invoke: {
        src: 'signIn',
        input: ({ context: { credentials } }) => buildBody(credentials, {}),
        onDone: {
          target: 'signedIn',
          actions: { type: 'keepToken', params: ({ event }) => ({ token: event.output.tokenToStore }) },
        },
        onError: [
          { guard: wantsCode, target: 'editing', actions: 'askForCode' },
          { guard: statusIs(401), target: 'editing', actions: blame('wrongCredentials') },
          { guard: statusIs(500), target: 'editing', actions: blame('serverDown') },
          {
            target: 'editing',
            actions: [
              blame('notWorking'),
              { type: 'tellRetryFailed', params: ({ event }) => ({ error: failureOf(event.error).message }) },
            ],
          },
        ],
      },
    },
    signedIn: { entry: 'forgetPassword', type: 'final' },
  },
});
