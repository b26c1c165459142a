import type { RouteObject } from 'react-router-dom';
import { LoginPage } from './LoginPage';

/** The pages that need no session. */
export const publicRoutes: RouteObject[] = [
  { index: true, element: <LoginPage /> },
  {
    path: 'forgotpassword',
    lazy: async () => ({ Component: (await import('./ForgotPasswordPage')).ForgotPasswordPage }),
  },
  {
    path: 'confirmemail',
    lazy: async () => ({ Component: (await import('./ConfirmEmailPage')).ConfirmEmailPage }),
  },
  {
    path: 'resetpassword',
    lazy: async () => ({ Component: (await import('./ResetPasswordPage')).ResetPasswordPage }),
  },
  {
    path: 'oidc/callback',
    lazy: async () => ({ Component: (await import('./oidc/OidcCallbackPage')).OidcCallbackPage }),
  },
];

export const sessionRoutes: RouteObject[] = [
  { path: 'profile', lazy: async () => ({ Component: (await import('./profile/ProfilePage')).ProfilePage }) },
];
