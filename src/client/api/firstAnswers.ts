import type { UnknownAction } from '@reduxjs/toolkit';
import { urlOf, type Endpoint } from '#contract/endpoint';
import { isEarly } from './early';
import type { Args } from './endpoints';
import { plain } from './request';
import { apiBase } from './runtime';
import { readToken } from './token';

/** How long the first drawing waits for its answers once the page's code is there: milliseconds. */
const patience = 100;

/** A read that a page begins with. */
export interface FirstRead {
  address: string;
  /** Whether the page waits for it; what fills a picker comes when it comes. */
  isAwaited: boolean;
  action: () => UnknownAction;
}

/** A method, so that an endpoint without any input takes an empty one too. */
interface Initiated<E extends Endpoint> {
  initiate(args: Args<E>, options: { subscribe: false }): unknown;
}

/** `firstRead(contract.listBoards, boardsApi.endpoints.listBoards, { query })`, with what the page's own hook asks for. */
export function firstRead<E extends Endpoint>(
  call: E,
  endpoint: Initiated<E>,
  args: Args<E>,
  { isAwaited = true } = {},
): FirstRead {
  return {
    isAwaited,
    address: apiBase() + urlOf(call, plain(args.params), plain(args.query)),
    action: () => endpoint.initiate(args, { subscribe: false }) as UnknownAction, // a thunk, which the store's dispatch takes
  };
}

/** The session whose answers were brought last. */
let broughtFor: string | null = null;

/** Whether answers were brought for a session that has ended since, before anything was drawn. */
export const areOfAnother = (): boolean => broughtFor !== null && broughtFor !== readToken();

/**
 * Brings into the store what `public/boot.js` asked for, and which is there as a rule before the page's code is: the page is then drawn once, not as a frame,
 * as a skeleton and with its rows. Asks for nothing by itself, so that a page which is opened from another is drawn at once.
 */
export async function firstAnswers(
  dispatch: (action: UnknownAction) => unknown,
  reads: readonly FirstRead[],
): Promise<void> {
  const token = readToken();
  const begun = reads
    .filter(({ address }) => isEarly(address, token))
    .map(({ action, isAwaited }) => ({ isAwaited, answer: dispatch(action()) }));
  if (begun.length > 0) broughtFor = token;
  const awaited = begun.filter(({ isAwaited }) => isAwaited).map(({ answer }) => answer);
  if (awaited.length > 0)
    await Promise.race([
      Promise.all(awaited),
      new Promise((resolve) => {
        setTimeout(resolve, patience);
      }),
    ]);
}
