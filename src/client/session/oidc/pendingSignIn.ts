import { session } from '../../ui/browser/browserStore';
import { readReturnTo, type ReturnTo } from '../returnTo';

/** What this tab stores while the user is at the provider. */
interface PendingSignIn {
  /** Proves to the API that the same browser returns. */
  binding: string;
  returnTo: ReturnTo;
}

const key = 'marquee.oidc';

/**
 * Stored in the tab's session storage, which other tabs and sites cannot read. Returns whether the browser stored it;
 * without it, the user cannot return from the provider.
 */
export function storePendingSignIn({ binding, returnTo }: PendingSignIn): boolean {
  // If the page's state is too large, the user returns to the page without it.
  return (
    session.set(key, JSON.stringify({ binding, returnTo })) ||
    session.set(key, JSON.stringify({ binding, returnTo: { from: returnTo.from } }))
  );
}

/** undefined if no sign-in was begun in this tab. */
export function readPendingSignIn(): PendingSignIn | undefined {
  const text = session.get(key);
  if (text === null) return undefined;
  try {
    const stored: unknown = JSON.parse(text);
    if (typeof stored !== 'object' || stored === null || !('binding' in stored) || typeof stored.binding !== 'string')
      return undefined;
    return { binding: stored.binding, returnTo: readReturnTo('returnTo' in stored ? stored.returnTo : undefined) };
  } catch {
    return undefined;
  }
}

export const clearPendingSignIn = (): void => session.remove(key);
