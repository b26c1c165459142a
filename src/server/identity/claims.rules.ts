import { visibleName } from '#contract/text';
import type { VerifiedIdentity } from './identity';

/** Characters of the longest claim that can be a name or an e-mail address. */
const longest = 1_000;

/** A claim as one line of text, without control and invisible characters. */
const textIn = (claims: Readonly<Record<string, unknown>>, name: string): string | undefined => {
  const value = claims[name];
  if (typeof value !== 'string' || value.length > longest) return undefined;
  const text = visibleName(value.replace(/[\p{Cc}\u2028\u2029]/gu, ' '));
  return text === '' ? undefined : text;
};

/** The first e-mail found in the claims. `email_verified` counts only from the same set of claims as the address. */
export function emailIn(
  claimSets: readonly Readonly<Record<string, unknown>>[],
): Pick<VerifiedIdentity, 'email' | 'emailVerified'> {
  const email = claimSets.map((claims) => textIn(claims, 'email')).find((found) => found !== undefined);
  const emailVerified = claimSets.some(
    (claims) => claims['email_verified'] === true && email !== undefined && textIn(claims, 'email') === email,
  );
  return { email, emailVerified };
}

/** `given_name` and `family_name`, or what `name` has before and after its last space. */
export function namesIn(claims: Readonly<Record<string, unknown>>): { firstName: string; lastName: string } {
  const [first, last] = [textIn(claims, 'given_name'), textIn(claims, 'family_name')];
  const [, before, after] = /^(?:(.*)\s)?(\S+)$/.exec(textIn(claims, 'name') ?? '') ?? [];
  const whole = first === undefined && last === undefined;
  return {
    firstName: (whole ? (before ?? after ?? '') : (first ?? '')).slice(0, 100),
    lastName: (whole ? (before === undefined ? '' : (after ?? '')) : (last ?? '')).slice(0, 100),
  };
}
