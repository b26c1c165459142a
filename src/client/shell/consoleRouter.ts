import type { createBrowserRouter } from 'react-router-dom';

/** The router of the console, in the address bar or in memory. */
export type ConsoleRouter = ReturnType<typeof createBrowserRouter>;
