import type { UnknownAction } from '@reduxjs/toolkit';
import { urlOf, type Endpoint } from '#contract/endpoint';
import { isEarly } from './early';
import type { Args } from './endpoints';
import { plain } from './request';
import { apiBase } from './runtime';
import { readToken } from './token';

/** What a page is drawn without, rather than waiting longer: milliseconds from when its code is there. */
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
export function firstRead<E extends Endpoint>(call: E, endpoint: Initiated<E>, args: Args<E>, { isAwaited = true } = {}): FirstRead {
  return {
    isAwaited,
    address: apiBase() + urlOf(call, plain(args.params), plain(args.query)),
    action: () => endpoint.initiate(args, { subscribe: false }) as UnknownAction, // a thunk, which the store's dispatch takes
  };
}

/**
 * Brings into the store what `public/boot.js` asked for, and which is there as a rule before the page's code is: the page is then drawn once, not as a frame,
 * as a skeleton and with its rows. Asks for nothing by itself, so that a page which is opened from another is drawn at once.
 */
export async function firstAnswers(dispatch: (action: UnknownAction) => unknown, reads: readonly FirstRead[]): Promise<void> {
  const begun = reads.filter(({ address }) => isEarly(address, readToken())).map(({ action, isAwaited }) => ({ isAwaited, answer: dispatch(action()) }));
  const awaited = begun.filter(({ isAwaited }) => isAwaited).map(({ answer }) => answer);
  if (awaited.length > 0) await Promise.race([Promise.all(awaited), new Promise((resolve) => { setTimeout(resolve, patience); })]);
}
