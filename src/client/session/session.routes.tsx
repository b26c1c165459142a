import type { RouteObject } from 'react-router-dom';
import { withStore } from '../storeLater';
import { LoginPage } from './LoginPage';

/** The pages that need no session. */
export const publicRoutes: RouteObject[] = [
  { index: true, element: <LoginPage /> },
  {
    path: 'forgotpassword',
    lazy: async () => ({ Component: (await withStore(import('./ForgotPasswordPage'))).ForgotPasswordPage }),
  },
  {
    path: 'resetpassword',
    lazy: async () => ({ Component: (await withStore(import('./ResetPasswordPage'))).ResetPasswordPage }),
  },
];

export const sessionRoutes: RouteObject[] = [
  { path: 'profile', lazy: async () => ({ Component: (await import('./profile/ProfilePage')).ProfilePage }) },
];
