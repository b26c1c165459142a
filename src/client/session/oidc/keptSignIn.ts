import { readReturnTo, type ReturnTo } from '../returnTo';

/** What this tab keeps while the person is at the provider. */
interface KeptSignIn {
  /** Shows the API that the same browser comes back. */
  binding: string;
  returnTo: ReturnTo;
}

const key = 'marquee.oidc';

/** In the tab's own storage: another tab, and another site, cannot read it. */
export function keepSignIn({ binding, returnTo }: KeptSignIn): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ binding, returnTo }));
  } catch {
    // The page's state is too large, or cannot be copied: the person comes back to the page without it.
    sessionStorage.setItem(key, JSON.stringify({ binding, returnTo: { from: returnTo.from } }));
  }
}

/** undefined where no sign-in began in this tab. */
export function readKeptSignIn(): KeptSignIn | undefined {
  const text = sessionStorage.getItem(key);
  if (text === null) return undefined;
  try {
    const kept: unknown = JSON.parse(text);
    if (typeof kept !== 'object' || kept === null || !('binding' in kept) || typeof kept.binding !== 'string')
      return undefined;
    return { binding: kept.binding, returnTo: readReturnTo('returnTo' in kept ? kept.returnTo : undefined) };
  } catch {
    return undefined;
  }
}

export const forgetSignIn = (): void => {
  sessionStorage.removeItem(key);
};
