import { isConsolePath } from '#contract/page';
import { parsedUrl } from '../ui/browser/parsedUrl';
import { isObject, isText } from '../ui/browser/reader';
import type { Location } from 'react-router-dom';

/** Route state of the login page: where to go after the login. */
export interface ReturnTo {
  /** Path with query and hash of the page that was left. */
  from: string;
  /** The route state that page had. */
  prevState: unknown;
}

type PageLocation = Pick<Location, 'pathname' | 'search' | 'hash'> & { state?: unknown };

/** The page that is being left, to return to. */
export function toReturnTo({ pathname, search, hash, state }: PageLocation): ReturnTo {
  return { from: `${pathname}${search}${hash}`, prevState: state ?? null };
}

/** Reads the route state of the login page. History state is untrusted, so every part is checked. */
export function readReturnTo(state: unknown): ReturnTo {
  const given = isObject(state) ? state : {};
  return { from: safePath(given['from']), prevState: given['prevState'] ?? null };
}

/** The route state for the login page after a session has ended during work. */
export const sessionEndedFrom = (location: PageLocation, email?: string) => ({
  ...toReturnTo(location),
  sessionEnded: true,
  ...(email !== undefined && { email }),
});

/** The e-mail address of the user whose session has ended; '' if it is not known. */
export const emailIn = (state: unknown): string => (isObject(state) && isText(state['email']) ? state['email'] : '');

/** Whether the login page is shown because a session ended. */
export const isSessionEnded = (state: unknown): boolean => isObject(state) && state['sessionEnded'] === true;

/** A path of this console, or `/home`: another origin, a scheme or a backslash trick is never followed. */
export function safePath(path: unknown): string {
  if (typeof path !== 'string' || !isConsolePath(path)) return home;
  const target = parsedUrl(path, location.origin);
  if (target?.origin !== location.origin || target.pathname === '/' || target.pathname.startsWith('//')) return home;
  return `${target.pathname}${target.search}${target.hash}`;
}

export const home = '/home';

/** The route state after the login: the page's own, and `prevState` for pages that restore themselves from it. */
export function returnState(prevState: unknown): unknown {
  if (prevState === null || prevState === undefined) return null;
  return typeof prevState === 'object' ? { ...prevState, prevState } : { prevState };
}
