import type { IdentityConfig } from '../settings/identitySettings';

const sameAddress = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

/** Whether the e-mail is that of the emergency account, which is independent of the provider. */
export const isBreakGlass = ({ breakGlass }: Pick<IdentityConfig, 'breakGlass'>, email: string): boolean =>
  breakGlass !== undefined && sameAddress(email, breakGlass);

/**
 * Whether the account may sign in with a password: any account, or only the emergency account if password sign-in is
 * off.
 */
export const mayUsePassword = (
  identity: Pick<IdentityConfig, 'passwordLogin' | 'breakGlass'>,
  { email }: { email: string },
): boolean => identity.passwordLogin || isBreakGlass(identity, email);
