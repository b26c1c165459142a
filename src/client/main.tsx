import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { noteFirstCalls } from './api/early';
import { createConsoleRouter } from './shell/router';
import { watchSession } from './shell/watchSession';
import { makeStoreBy } from './storeLater';

const place = document.getElementById('root');
if (place === null) throw new Error('index.html has no #root');

noteFirstCalls();
// Before the router: it asks for the first page's code, and with it for the store, as soon as it is made.
makeStoreBy(async () => (await import('./shell/beginStore')).beginStore(router));
const router = createConsoleRouter();
watchSession(router);
createRoot(place).render(<RouterProvider router={router} />);
