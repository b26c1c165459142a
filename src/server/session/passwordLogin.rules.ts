import type { IdentityConfig } from '../identitySettings';

/** Whether the account may sign in with a password: any, or, where password sign-in is off, the emergency account alone. */
export const mayUsePassword = (
  { passwordLogin, breakGlass }: Pick<IdentityConfig, 'passwordLogin' | 'breakGlass'>,
  { emailKey }: { emailKey: string },
): boolean => passwordLogin || (breakGlass !== undefined && emailKey === breakGlass.trim().toLowerCase());
