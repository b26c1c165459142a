import type { IdentityConfig } from '../identitySettings';

const sameAddress = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

/** Whether the e-mail is that of the emergency account, which the provider has no say in. */
export const isBreakGlass = ({ breakGlass }: Pick<IdentityConfig, 'breakGlass'>, email: string): boolean =>
  breakGlass !== undefined && sameAddress(email, breakGlass);

/** Whether the account may sign in with a password: any, or, where password sign-in is off, the emergency account alone. */
export const mayUsePassword = (
  identity: Pick<IdentityConfig, 'passwordLogin' | 'breakGlass'>,
  { email }: { email: string },
): boolean => identity.passwordLogin || isBreakGlass(identity, email);
