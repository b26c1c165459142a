import { Navigate, type RouteObject } from 'react-router-dom';
import { LoginPage } from './LoginPage';

/** The pages that need no session. */
export const publicRoutes: RouteObject[] = [
  { index: true, element: <LoginPage /> },
  // People type this address. As an unknown page it would be where the login returns to.
  { path: 'login', element: <Navigate to="/" replace /> },
  {
    path: 'forgotpassword',
    lazy: async () => ({ Component: (await import('./ForgotPasswordPage')).ForgotPasswordPage }),
  },
  {
    path: 'resetpassword',
    lazy: async () => ({ Component: (await import('./ResetPasswordPage')).ResetPasswordPage }),
  },
];

export const sessionRoutes: RouteObject[] = [
  { path: 'profile', lazy: async () => ({ Component: (await import('./profile/ProfilePage')).ProfilePage }) },
];
