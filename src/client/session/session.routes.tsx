import type { RouteObject } from 'react-router-dom';
import { LoginPage } from './LoginPage';

/** The pages that need no session. */
export const publicRoutes: RouteObject[] = [
  { index: true, element: <LoginPage /> },
];

export const sessionRoutes: RouteObject[] = [];
