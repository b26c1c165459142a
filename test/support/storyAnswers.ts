import type { ContextType } from 'react';
import type { z } from 'zod';
import type { Endpoint } from '#contract/endpoint';
import type { FailureCode } from '#contract/failure';
import type { StartStates } from '../../src/client/machines/useBridgedActor';
import type { AppStore } from '../../src/client/store';
import { conditions, failureResponse, underConditions } from './storyConditions';

/** The product API's reply to a call while a story is shown. */
export interface StoryAnswer {
  readonly call: Pick<Endpoint, 'method' | 'path'>;
  readonly respond: (request: Request) => Response | Promise<Response>;
  /** Called before a story is shown: resets the counts of an earlier one. */
  readonly begin?: () => void;
}

/** What stories may set in `parameters`. */
export interface StoryParameters {
  /** Answers of the product API; a call without one fails visibly. */
  answers?: readonly StoryAnswer[];
  /** Those of a single story, asked before its component's `answers`. */
  ownAnswers?: readonly StoryAnswer[];
  /** Address in the router, `/boards?page=2`. */
  address?: string;
  /** True for a story that brings its own router and store (a whole page). */
  bare?: boolean;
  /** The machine whose state the story shows, by its id. */
  machine?: string;
  /** That state; `busy.running` where states are nested. */
  state?: string;
  /** The states in which machines start (`statesOf`). */
  startStates?: ContextType<typeof StartStates>;
  /** Prepares the new store before the story is rendered. */
  preload?: (store: AppStore) => void;
}

/** A story in which these answers come before its component's. */
export const answering = (...ownAnswers: StoryAnswer[]): { parameters: StoryParameters } => ({
  parameters: { ownAnswers },
});

/** A story at an address of its own. */
export const at = (address: string, ...ownAnswers: StoryAnswer[]): { parameters: StoryParameters } => ({
  parameters: { address, ownAnswers },
});

/** Answers a call; the reply is checked against the contract, so a story cannot drift from the real server. */
export function answer<E extends Endpoint>(
  call: E,
  reply: z.input<E['reply']> | ((request: Request) => z.input<E['reply']>),
): StoryAnswer {
  return {
    call,
    respond: (request) => {
      // A reply is data, so a function is the other form.
      const given = typeof reply === 'function' ? (reply as (request: Request) => unknown)(request) : reply;
      return Response.json(call.reply.parse(given));
    },
  };
}

/** The call fails with the server's own failure. */
export const answerFailure = (
  call: Endpoint,
  code: FailureCode,
  message = 'The server could not do it.',
): StoryAnswer => ({ call, respond: () => failureResponse(code, message, 'story-8f2c') });

/** The end of the path: the id of the record that a call is about. */
export const lastPart = (request: Request): string =>
  decodeURIComponent(new URL(request.url).pathname.split('/').at(-1) ?? '');

/** The numbers of the rows, from 0, on the page of a list that a call asks for. */
export function rowsAsked(request: Request, total: number, usualSize: number): number[] {
  const query = new URL(request.url).searchParams;
  const [page, size] = [Number(query.get('page') ?? 1), Number(query.get('pageSize') ?? usualSize)];
  const first = (page - 1) * size;
  return Array.from({ length: Math.max(0, Math.min(size, total - first)) }, (_, index) => first + index);
}

/** The first call gets the first answer, the next the second, and so on; the last answer is repeated. */
export function answerInTurn(first: StoryAnswer, ...others: StoryAnswer[]): StoryAnswer {
  let turn = 0;
  return {
    call: first.call,
    begin: () => {
      turn = 0;
    },
    respond: (request) => {
      const now = [first, ...others][Math.min(turn, others.length)] ?? first;
      turn += 1;
      return now.respond(request);
    },
  };
}

/** A read of another server (the inventory provider's lists). */
export const answerAddress = (path: string, reply: unknown): StoryAnswer => ({
  call: { method: 'GET', path },
  respond: () => Response.json(reply),
});

/** The call never ends: the loading and saving states. */
export const answerNever = (call: Endpoint): StoryAnswer => ({ call, respond: () => new Promise(() => undefined) });

const pathPattern = (path: string) => new RegExp(`^${path.replace(/\/$/, '').replace(/:\w+/g, '[^/]+')}/?$`);

/** Lets `fetch` give these answers to calls of the product API. Returns a function that undoes this. */
export function answerCalls(answers: readonly StoryAnswer[]): () => void {
  const real = globalThis.fetch;
  for (const each of answers) each.begin?.();
  globalThis.fetch = (input, init) => {
    const request = new Request(input instanceof Request ? input : new URL(String(input), location.href), init);
    const { pathname } = new URL(request.url);
    // An exact path has priority over one with a parameter.
    const fitting = answers.filter(
      ({ call }) => call.method === request.method && pathPattern(call.path).test(pathname),
    );
    // The event stream stays empty.
    if (fitting.length === 0 && pathname === '/api/events') return new Promise(() => undefined);
    if (fitting.length === 0 && !pathname.startsWith('/api/')) return real(input, init);
    const chosen = fitting.find(({ call }) => !call.path.includes(':')) ?? fitting[0];
    const message = `This story has no answer for ${request.method} ${pathname}`;
    if (!chosen) return Promise.resolve(failureResponse('unavailable', message, 'story'));
    return underConditions(conditions(), request, () => Promise.resolve(chosen.respond(request)));
  };
  return () => {
    globalThis.fetch = real;
  };
}
