import { assign, setup } from 'xstate';
import type { confirmSecondFactor, removeSecondFactor, startSecondFactor } from '#contract/secondFactor';
import type { Args, Failure } from '../../api/request';
import { failureOf } from '../../api/apiError';
import { unprovided } from '../../machines/mutationActor';

export interface SecondFactorContext {
  /** The action for which the password was requested. */
  purpose: 'start' | 'remove';
  /** Shown only to the user; the DevTools mirror redacts it by its name. */
  secret: string;
  secretUri: string;
  recoveryCodes: string[];
  failure: Failure | null;
}

type SecondFactorEvent =
  | { type: 'factor.setUp' }
  | { type: 'factor.remove' }
  | { type: 'password.give'; password: string; totp?: string }
  | { type: 'code.give'; totp: string }
  | { type: 'codes.kept' }
  | { type: 'factor.cancel' };

const nothing: Omit<SecondFactorContext, 'purpose'> = { secret: '', secretUri: '', recoveryCodes: [], failure: null };
const failed = {
  type: 'tell',
  params: ({ event }: { event: { error: unknown } }) => ({ failure: failureOf(event.error) }),
} as const;

/** Switching the second factor on (password, scan, code, recovery codes) and off (password, code). */
export const secondFactorMachine = setup({
  types: {
    context: {} as SecondFactorContext, // types only, as `setup` takes them
    events: {} as SecondFactorEvent, // as above
  },
  actors: {
    start: unprovided<{ secret: string; uri: string }, Args<typeof startSecondFactor>>('start'),
    confirm: unprovided<{ recoveryCodes: string[] }, Args<typeof confirmSecondFactor>>('confirm'),
    remove: unprovided<{ message: string }, Args<typeof removeSecondFactor>>('remove'),
  },
  actions: {
    /** Called after the user's record has changed; provided by the page. */
    changed: () => undefined,
    tell: assign((_, { failure }: { failure: Failure }) => ({ failure })),
  },
  guards: {
    hasPassword: ({ event }) => event.type === 'password.give' && event.password !== '',
    hasCode: ({ event }) => event.type === 'code.give' && event.totp.trim() !== '',
  },
}).createMachine({
  id: 'secondFactor',
  context: { purpose: 'start', ...nothing },
  initial: 'resting',
  states: {
    resting: {
      entry: assign(nothing),
      on: {
        'factor.setUp': { target: 'proving', actions: assign({ purpose: 'start' }) },
        'factor.remove': { target: 'proving', actions: assign({ purpose: 'remove' }) },
      },
    },
    proving: {
      on: {
        'factor.cancel': 'resting',
        'password.give': [
          { guard: ({ context, event }) => context.purpose === 'start' && event.password !== '', target: 'starting' },
          { guard: 'hasPassword', target: 'removing' },
        ],
      },
    },
    starting: {
      invoke: {
        src: 'start',
        input: ({ event }) => ({ body: { currentPassword: event.type === 'password.give' ? event.password : '' } }),
        onDone: {
          target: 'scanning',
          actions: assign(({ event }) => ({ secret: event.output.secret, secretUri: event.output.uri, failure: null })),
        },
        onError: { target: 'proving', actions: failed },
      },
    },
    scanning: {
      on: { 'factor.cancel': 'resting', 'code.give': { guard: 'hasCode', target: 'confirming' } },
    },
    confirming: {
      invoke: {
        src: 'confirm',
        input: ({ event }) => ({ body: { totp: event.type === 'code.give' ? event.totp.trim() : '' } }),
        onDone: {
          target: 'keeping',
          actions: [assign(({ event }) => ({ recoveryCodes: event.output.recoveryCodes, failure: null })), 'changed'],
        },
        onError: { target: 'scanning', actions: failed },
      },
    },
    keeping: { on: { 'codes.kept': 'resting' } },
    removing: {
      invoke: {
        src: 'remove',
        input: ({ event }) => ({
          body:
            event.type === 'password.give'
              ? { currentPassword: event.password, ...(event.totp === undefined ? {} : { totp: event.totp.trim() }) }
              : { currentPassword: '' },
        }),
        onDone: { target: 'resting', actions: 'changed' },
        onError: { target: 'proving', actions: failed },
      },
    },
  },
});
