import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useExtension } from '../api/product.api';
import { readToken } from '../api/token';
import { useMe } from '../session/useMe';
import { sessionApi } from '../session/session.api';
import { useAppDispatch } from '../store';
import { managementLinks, overviewLinks, quickLinks } from './navigation';

const maxPages = 10;
/** A page counts as visited after this many milliseconds. */
const stay = 3_000;
const linked = [...quickLinks, ...managementLinks, ...overviewLinks].map(({ covers }) => covers);

/** The newest first, each once. */
export const withPage = (pages: readonly string[], path: string): string[] =>
  [path, ...pages.filter((other) => other !== path)].slice(0, maxPages);

/** Keeps the signed-in person's list of recent pages. A failure is ignored, because this is only a convenience. */
export function useRecentPages(): void {
  const { pathname } = useLocation();
  const { me } = useMe();
  const dispatch = useAppDispatch();
  const canRecord = useExtension('users');
  const id = me?._id;
  const pages = me?.recentPages;
  const path = pathname.replace(/(?<=.)\/+$/, '');

  useEffect(() => {
    if (
      !canRecord ||
      id === undefined ||
      pages === undefined ||
      pages[0] === path ||
      !linked.some((pattern) => pattern.test(path))
    )
      return;
    const clock = setTimeout(() => {
      // Signed out meanwhile, and on the way to another page.
      if (readToken() === null) return;
      const recentPages = withPage(pages, path);
      const call = { params: { id }, body: { recentPages } };
      void dispatch(sessionApi.endpoints.recordPages.initiate(call, { track: false })).then(({ error }) => {
        if (error) return;
        dispatch(
          sessionApi.util.updateQueryData('getMe', {}, (draft) => {
            draft.recentPages = recentPages;
          }),
        );
      });
    }, stay);
    return () => clearTimeout(clock);
  }, [canRecord, id, pages, path, dispatch]);
}
