import type { createBrowserRouter } from 'react-router-dom';

/** The router of the console, in the address bar or in memory. */
export type ConsoleRouter = ReturnType<typeof createBrowserRouter>;

/** The id of the route around all pages that need a session. */
export const sessionRoute = 'session';
