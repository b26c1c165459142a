import { readStored, session } from '../../ui/browser/browserStore';
import { isObject, isText, reader } from '../../ui/browser/reader';
import { readReturnTo, type ReturnTo } from '../returnTo';

/** What this tab stores while the user is at the provider. */
interface PendingSignIn {
  /** Proves to the API that the same browser returns. */
  binding: string;
  returnTo: ReturnTo;
}

const key = 'marquee.oidc';
const pending = reader<PendingSignIn>((given) =>
  isObject(given) && isText(given['binding'])
    ? { binding: given['binding'], returnTo: readReturnTo(given['returnTo']) }
    : undefined,
);

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
export const readPendingSignIn = (): PendingSignIn | undefined => readStored(session, key, pending);

export const clearPendingSignIn = (): void => session.remove(key);
